/** Digits for the choices of a sheet: the first nine buttons with `data-choice` are numbered, and pressed by their digit. */

import "./digitKeys.css";

function choices(node: HTMLElement): HTMLButtonElement[] {
  const found = [...node.querySelectorAll<HTMLButtonElement>("button[data-choice]:not(:disabled)")];
  return found.filter((button) => !button.closest("details:not([open])"));
}

/** Number the choices, also those that come later; returns how to stop. */
export function digitKeys(node: HTMLElement): () => void {
  function renumber(): void {
    for (const old of node.querySelectorAll("[data-digit]")) old.removeAttribute("data-digit");
    choices(node)
      .slice(0, 9)
      .forEach((button, index) => (button.dataset.digit = String(index + 1)));
  }
  const watcher = new MutationObserver(renumber);
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "open"] });
  renumber();
  return () => watcher.disconnect();
}

/** Press the choice with this digit, if there is one. */
export function pressDigit(node: HTMLElement, key: string): boolean {
  const button = /^[1-9]$/.test(key) ? choices(node)[Number(key) - 1] : undefined;
  button?.click();
  return button !== undefined;
}
