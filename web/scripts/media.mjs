/** Named conditions of media queries, as in `@media (--compact)` in a component. */

const CONDITIONS = {
  "--compact": "width <= 760px", // a phone: one column, panels below or over the board
  "--roomy": "width >= 480px",
  "--wide": "width >= 960px",
};

/** @param {string} css */
const withConditions = (css) =>
  Object.entries(CONDITIONS).reduce((text, [name, condition]) => text.replaceAll(`(${name})`, `(${condition})`), css);

/** A Svelte preprocessor. */
export const media = {
  name: "media",
  /** @param {{ content: string }} style */
  style: ({ content }) => ({ code: withConditions(content) }),
};
