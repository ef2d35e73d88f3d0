const KEY = 'gm:reload';
const GUARD_MS = 60_000;

function isChanged(field: Element): boolean {
  if (field instanceof HTMLOptionElement) return field.selected && !field.defaultSelected && field.index > 0;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  const isTick = field.type === 'checkbox' || field.type === 'radio';
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Whether a field says something else than it came with; what React has taken over is kept by the form's draft. */
const holdsTyped = () => [...document.querySelectorAll('input, textarea, option')].some(isChanged);

/**
 * Loads the page anew, at most once in 60 s. Returns whether it does: not where something was typed that would be lost. (Requirement S-17.)
 */
export function reloadOnce(): boolean {
  if (holdsTyped()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without session storage nothing would guard against a loop of reloads.
    return false;
  }
  location.reload();
  return true;
}
