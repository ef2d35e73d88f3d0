/** Where it is kept that somebody does not want keys without Ctrl (WCAG 2.1.4). */
const SPEICHER = 'gm-tastenkuerzel';

// Storage may be forbidden: then they hold.
export function areEinzeltastenOn(): boolean {
  try {
    return localStorage.getItem(SPEICHER) !== 'aus';
  } catch {
    return true;
  }
}

export function rememberEinzeltasten(an: boolean): void {
  try {
    if (an) localStorage.removeItem(SPEICHER);
    else localStorage.setItem(SPEICHER, 'aus');
  } catch {}
}

/** Whoever types or has a panel open means something else. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  return Boolean(
    element?.closest('input, textarea, select, [contenteditable]') ||
      document.querySelector('dialog[open], :popover-open'),
  );
}

/** Does what belongs to a single key, wherever it is pressed and nothing else is meant by it. Returns what ends that. */
export function listenToEinzeltasten(tasten: Readonly<Record<string, () => void>>): () => void {
  function handle(event: KeyboardEvent) {
    const tue = tasten[event.key];
    if (!tue || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isElsewhere(event) || !areEinzeltastenOn()) return;
    event.preventDefault();
    tue();
  }
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}
