type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const sentIndex = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
const read = (control: Control) => (isTick(control) ? control.checked : control.value);
const readSent = (control: Control) => {
  if (control instanceof HTMLSelectElement) return control.options[sentIndex(control)]?.value ?? '';
  return isTick(control) ? control.defaultChecked : control.defaultValue;
};

/**
 * Fires the event that React listens to, with `entered` as a new value: React ignores a value that it has already seen.
 */
function enter(control: Control, entered: string | boolean): void {
  if (isTick(control)) {
    // Only the chosen radio button of a group fires.
    if (control.type === 'radio' && !entered) return;
    control.checked = !entered;
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) {
    control.value = String(entered);
  } else {
    const { selectionStart, selectionEnd } = control;
    // React tracks values set on the element itself, but not those set through its prototype.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, entered);
    // Keep the caret of a visitor who is typing; date and email fields have none.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Remembers values typed into the server's markup before hydration and passes them to the code once it is `ready`.
 * React hydrates without reading the fields: a controlled field would restore the old value with the next render.
 */
export function keepTyped(root: HTMLElement, ready: Promise<void>): void {
  const typed = new Map<Control, string | boolean>();
  const note = (control: Control) => {
    if (!control.matches('[type=hidden], [type=file]') && read(control) !== readSent(control)) {
      typed.set(control, read(control));
    }
  };
  const lists = ({ target }: Event) => note(target as Control);
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) note(control);
  // Before React: an event makes it hydrate at once.
  root.addEventListener('input', lists, true);
  const unlisten = () => root.removeEventListener('input', lists, true);
  ready.then(() => {
    unlisten();
    for (const [control, entered] of typed) if (control.isConnected) enter(control, entered);
  }, unlisten);
}
