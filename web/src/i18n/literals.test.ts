/** Every text of a component stands in the catalogues. */

import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" });

const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder", "label"];
const WORD = /\p{L}{2,}/u; // letters and symbols may stand alone
const KEYS = ["Esc"]; // as they stand on every keyboard

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function inner(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== "parent" && key !== "metadata")
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

/** Texts that an expression may put on the page as they stand. */
function literals(expression: Node): string[] {
  if (expression.type === "Literal") return [String(expression.value)];
  if (expression.type === "TemplateLiteral") {
    return inner(expression).flatMap((part) =>
      part.type === "TemplateElement" ? [(part.value as { raw: string }).raw] : [],
    );
  }
  const chosen = { ConditionalExpression: ["consequent", "alternate"], LogicalExpression: ["left", "right"] }[
    expression.type
  ];
  return (chosen ?? [])
    .map((side) => expression[side])
    .filter(isNode)
    .flatMap(literals);
}

function literalTexts(node: Node): string[] {
  if (node.type === "Text") return [String(node.data)];
  if (node.type === "ExpressionTag") return literals(node.expression as Node);
  if (node.type === "Attribute") return SPOKEN.includes(String(node.name)) ? inner(node).flatMap(literalTexts) : [];
  const isCode = ["Script", "StyleSheet", "SpreadAttribute", "ClassDirective", "StyleDirective"].includes(node.type);
  return isCode ? [] : inner(node).flatMap(literalTexts);
}

describe("no component has a text of its own", () => {
  test.each(Object.entries(COMPONENTS))("%s", (_, source) => {
    const root: AST.Root = parse(source, { modern: true });
    const found = literalTexts(root.fragment as unknown as Node).map((text) => text.trim());
    expect(found.filter((text) => WORD.test(text) && !KEYS.includes(text))).toEqual([]);
  });
});
