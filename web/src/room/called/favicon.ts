/** The icon of the page in the browser's tab: with a dot while one is to decide. */

import marked from "./turn.svg";

let plain = "";

export function markIcon(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  plain ||= icon.href;
  icon.href = isMarked ? marked : plain;
}
