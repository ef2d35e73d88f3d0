/** The list to download, and the secret of a login for it. */
export interface Wish {
  token: string;
  id: number;
  tag: string;
}

/**
 * Reads the fragment and removes it from the address: it never reaches a server, and must not stay in the cached page
 * or the history.
 */
export function readWish(): Wish | null {
  const details = new URLSearchParams(location.hash.slice(1));
  const [token, id, day] = ['token', 'id', 'tag'].map((name) => details.get(name));
  if (!token || !id || !day) return null;
  history.replaceState(history.state, '', location.pathname);
  return { token, id: Number(id), tag: day };
}
