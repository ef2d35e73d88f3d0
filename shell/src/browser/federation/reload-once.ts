const KEY = 'gm:reload';
const GUARD_MS = 60_000;

function isChanged(field: Element): boolean {
  if (field instanceof HTMLOptionElement) return field.selected && !field.defaultSelected && field.index > 0;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  const isTick = field.type === 'checkbox' || field.type === 'radio';
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Whether a field differs from its initial value; a form that React controls has its own draft. */
const holdsTyped = () => [...document.querySelectorAll('input, textarea, option')].some(isChanged);

/**
 * Reloads the page, at most once in 60 s (requirement S-17). Returns whether it does: never when typed text would be
 * lost.
 */
export function reloadOnce(): boolean {
  if (holdsTyped()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without session storage there is no protection against a reload loop.
    return false;
  }
  location.reload();
  return true;
}
