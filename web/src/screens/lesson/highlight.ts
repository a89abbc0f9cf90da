/** Pointing at things on the table screen: a place, a boat, a field, a choice, by the name the screen gives it. */

import "./highlight.css";

const NAMED_BY = ["place", "boat", "field", "action", "point"] as const;

function selectorOf(point: string): string {
  const name = CSS.escape(point.replace(/^boat /, ""));
  return NAMED_BY.map((attribute) => `[data-${attribute}="${name}"]`).join(",");
}

/** In the order of the points: what comes first matters more. */
const found = (points: readonly string[]): Element[] =>
  points.flatMap((point) => [...document.querySelectorAll(selectorOf(point))]);

/** A choice beside those that are in sight is brought there. */
function show(element: Element): void {
  element.setAttribute("data-hint", "");
  const box = element.getBoundingClientRect();
  if (element instanceof HTMLElement && box.bottom <= innerHeight)
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Mark what is pointed at, also when it comes later or anew; returns how to stop. */
export function mark(points: readonly string[]): () => void {
  function renew(): void {
    const wanted = new Set(found(points));
    for (const old of document.querySelectorAll("[data-hint]")) if (!wanted.has(old)) old.removeAttribute("data-hint");
    for (const element of wanted) if (!element.hasAttribute("data-hint")) show(element);
  }
  const observer = new MutationObserver(renew);
  observer.observe(document.body, { childList: true, subtree: true });
  renew();
  return () => {
    observer.disconnect();
    for (const old of document.querySelectorAll("[data-hint]")) old.removeAttribute("data-hint");
  };
}

export interface Spot {
  x: number;
  y: number;
}

/** Where the arrow should stand: above the first place pointed at that can be seen. What is no picture is framed instead. */
export function spotOf(points: readonly string[]): Spot | null {
  for (const element of found(points)) {
    const picture = element.closest("svg");
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (picture && box.width > 0 && document.elementFromPoint(x, y)?.closest("svg") === picture)
      return { x, y: box.top };
  }
  return null;
}
