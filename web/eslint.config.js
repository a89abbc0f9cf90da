import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GENERATED = ["src/api/schema.d.ts", "src/i18n/messages.d.ts"];

export default defineConfig([
  globalIgnores(GENERATED),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void value` makes an effect depend on it
      "@typescript-eslint/no-non-null-assertion": "off", // indexes are checked for undefined, also where it cannot be
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-restricted-syntax": [
        "error",
        ...["Literal", "SvelteLiteral"].map((node) => ({
          selector: `${node}[value=/^\\s*#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\s*$/i]`,
          message: "Colours are tokens: var(--name), defined in a tokens.css.",
        })),
      ],
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are filled once, in pure functions
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"], // ESLint does not know the types that come from other components; svelte-check does
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-template-expressions": "off",
    },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
]);
