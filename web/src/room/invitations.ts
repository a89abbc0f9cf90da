/** The links of the others in rooms that were opened here, kept in this browser to be passed on. */

const SHELF = "paddlewheel-invitations";

export interface Invitations {
  seats: { name: string; link: string }[];
  watch: string;
}

function all(): Record<string, Invitations> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Record<string, Invitations>;
  } catch {
    return {};
  }
}

const store = (kept: Record<string, Invitations>): void => localStorage.setItem(SHELF, JSON.stringify(kept));

export const invitationsOf = (own: string): Invitations | null => all()[own] ?? null;
export const storeInvitations = (own: string, invitations: Invitations): void =>
  store({ ...all(), [own]: invitations });

export function forgetInvitations(links: string[]): void {
  store(Object.fromEntries(Object.entries(all()).filter(([own]) => !links.includes(own))));
}
