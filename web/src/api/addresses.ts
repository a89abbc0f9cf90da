/** Where the server's requests are: beside the page, under whatever path a proxy serves both. */

const folder = () => location.pathname.replace(/[^/]*$/, "");

export const requestAt = (path: string) => `${folder()}${path}`;

export function socketAt(path: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${folder()}${path}`;
}
