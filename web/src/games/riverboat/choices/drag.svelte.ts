/** Things that are carried to the board by mouse, pen or finger; a short press stays a press. */

const FAR = 8; // pixels before a press becomes a drag

export interface Carried {
  kind: "tile" | "boat" | "worker" | "surveyor";
  name: string;
}

export const carrying = $state<{ what: Carried | null; x: number; y: number }>({ what: null, x: 0, y: 0 });

interface Carrying {
  what: Carried;
  onstart?: () => void;
  ondrop: (on: Element) => void;
}

/** Use: <button use:carry={{what, ondrop}}>. What it is dropped on decides what happens. */
export function carry(node: HTMLElement, given: Carrying): { update: (given: Carrying) => void; destroy: () => void } {
  let from: [number, number] | null = null;
  let options = given;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || node.matches(":disabled")) return;
    from = [event.clientX, event.clientY];
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!carrying.what && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR) return;
    if (!carrying.what) {
      carrying.what = options.what;
      options.onstart?.();
    }
    carrying.x = event.clientX;
    carrying.y = event.clientY;
  }

  function up(event: PointerEvent): void {
    const wasCarried = from && carrying.what;
    from = null;
    if (!wasCarried) return;
    carrying.what = null;
    const on = document.elementFromPoint(event.clientX, event.clientY);
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    if (on) options.ondrop(on);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel(): void {
    if (from) carrying.what = null;
    from = null;
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  return {
    update: (next) => (options = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      cancel();
    },
  };
}

export const fieldUnder = (on: Element): string => on.closest<SVGElement>("[data-field]")?.dataset.field ?? "";
