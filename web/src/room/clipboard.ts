/** Copy a text; where the browser keeps its clipboard to pages it trusts, by the old way of selecting it. */

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  field.readOnly = true;
  document.body.append(field);
  const before = document.activeElement;
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on pages without https
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
