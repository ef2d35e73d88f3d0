/** Which list somebody wants to take along, and the secret of a log-in for it. */
export interface Wunsch {
  token: string;
  id: number;
  tag: string;
}

/**
 * Reads it off the address and takes it away there: what stands behind `#` reaches no server, and must be neither in what the browser
 * keeps of this page nor in its history.
 */
export function readWunsch(): Wunsch | null {
  const angaben = new URLSearchParams(location.hash.slice(1));
  const [token, id, tag] = ['token', 'id', 'tag'].map((name) => angaben.get(name));
  if (!token || !id || !tag) return null;
  history.replaceState(history.state, '', location.pathname);
  return { token, id: Number(id), tag };
}
