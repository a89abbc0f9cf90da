/** Named conditions of media queries, as in `@media (--compact)` in a component. */

const CONDITIONS = {
  "--compact": "width <= 760px", // a phone: one column, panels below or over the board
  "--roomy": "width >= 480px",
  "--wide": "width >= 960px",
  "--huge": "width >= 1600px",
  "--vast": "width >= 2400px",
  "--upright": "(width > 760px) and (width <= 1100px) and (orientation: portrait)", // a tablet: board above, two columns below
  "--drawn": "(width <= 760px) or (height <= 500px)", // panels slide in from the side
  "--short": "(width > 760px) and (height <= 500px)", // a phone on its side: board beside a narrow column
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
