const PREFIX = 'gm:wahl:';
/** Key of a choice that this device keeps for a page; its value is the query. */
const getKey = (path: string) => PREFIX + path;

/** Whether this device keeps a choice for any page. */
export function hasChoice(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

export function readChoice(path: string): string | null {
  try {
    return localStorage.getItem(getKey(path));
  } catch {
    return null;
  }
}

export function writeChoice(path: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(getKey(path));
    else localStorage.setItem(getKey(path), choice);
  } catch {
    // Without storage the choice lasts for this visit.
  }
}
