/** Storage key for disabling single-key shortcuts (WCAG 2.1.4). */
const MEMORY = 'gm-tastenkuerzel';

// Storage may be blocked: shortcuts are enabled then.
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(MEMORY) !== 'aus';
  } catch {
    return true;
  }
}

export function rememberSingleKeys(an: boolean): void {
  try {
    if (an) localStorage.removeItem(MEMORY);
    else localStorage.setItem(MEMORY, 'aus');
  } catch {}
}

/** Whether the key is meant for an input field or an open panel. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  return Boolean(
    element?.closest('input, textarea, select, [contenteditable]') ||
      document.querySelector('dialog[open], :popover-open'),
  );
}

/** Listens for single-key shortcuts outside of input fields. Returns a function that stops it. */
export function listsToSingleKeys(keys: Readonly<Record<string, () => void>>): () => void {
  function handle(event: KeyboardEvent) {
    const tue = keys[event.key];
    if (!tue || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isElsewhere(event) || !areSingleKeysOn()) return;
    event.preventDefault();
    tue();
  }
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}
