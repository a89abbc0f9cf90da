/** Things that are carried to the board by mouse, pen or finger; a short press stays a press. */

const FAR = 8; // pixels before a press becomes a drag

export interface DraggedThing {
  kind: "tile" | "boat" | "worker" | "surveyor";
  name: string;
}

export const dragged = $state<{ what: DraggedThing | null; x: number; y: number }>({ what: null, x: 0, y: 0 });

interface DragOptions {
  what: DraggedThing;
  onstart?: () => void;
  ondrop: (on: Element) => void;
}

/** Use: <button use:draggable={{what, ondrop}}>. What it is dropped on decides what happens. */
export function draggable(
  node: HTMLElement,
  given: DragOptions,
): { update: (given: DragOptions) => void; destroy: () => void } {
  let from: [number, number] | null = null;
  let options = given;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || node.matches(":disabled")) return;
    from = [event.clientX, event.clientY];
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!dragged.what && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < FAR) return;
    if (!dragged.what) {
      dragged.what = options.what;
      options.onstart?.();
    }
    dragged.x = event.clientX;
    dragged.y = event.clientY;
  }

  function up(event: PointerEvent): void {
    const wasCarried = from && dragged.what;
    from = null;
    if (!wasCarried) return;
    dragged.what = null;
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
    if (from) dragged.what = null;
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
