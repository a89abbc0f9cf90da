/** Which keys decide, and where they belong to what has the focus. */

const FIELDS = "input, select, textarea, [contenteditable]";
const KEY = /^(.|Enter|Escape|Arrow(Up|Down|Left|Right))$/u;

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

export const isTyping = (target: EventTarget | null): boolean => elementOf(target)?.closest(FIELDS) != null;

/** In the log, or on the panel that shows it: reading there keeps nobody from deciding. */
export function isInLog(target: EventTarget | null): boolean {
  const on = elementOf(target);
  if (!on) return false;
  return (
    on.closest("[data-log]") !== null || (on.matches("[role=tabpanel]") && on.querySelector("[data-log]") !== null)
  );
}

/** A key that may be a decision. Panels beside the board keep theirs, but for the log; there arrows scroll only for
 * whoever came to it by the keyboard. */
export function isDecisionKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const on = elementOf(target);
  if (ctrlKey || metaKey || altKey || !KEY.test(key) || isTyping(target) || on?.closest("[role=tablist]")) return false;
  if (!on?.closest("aside")) return true;
  const scrolls = key.startsWith("Arrow") && on.matches("[role=tabpanel]:focus-visible");
  return isInLog(target) && !scrolls;
}
