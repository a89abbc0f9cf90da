/** Named conditions of media queries: `@media (--compact)` in a component or a style sheet of the page. */

const CONDITIONS = { "--compact": "width <= 760px" };

/** @param {string} css */
const withConditions = (css) =>
  Object.entries(CONDITIONS).reduce((text, [name, condition]) => text.replaceAll(`(${name})`, `(${condition})`), css);

/** A Svelte preprocessor. */
export const media = {
  name: "media",
  /** @param {{ content: string }} style */
  style: ({ content }) => ({ code: withConditions(content) }),
};
