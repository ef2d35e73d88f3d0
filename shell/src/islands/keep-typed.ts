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

/** Fires what React listens to, with `entered` as the news: it takes no notice of a value that it has seen. */
function enter(control: Control, entered: string | boolean): void {
  if (isTick(control)) {
    // Of a group of radio buttons the one that was chosen speaks.
    if (control.type === 'radio' && !entered) return;
    control.checked = !entered;
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) {
    control.value = String(entered);
  } else {
    const { selectionStart, selectionEnd } = control;
    // React hears of values that are set by way of the element itself, but not by way of its class.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, entered);
    // Whoever is still typing goes on where the caret was; days and addresses of mail have none.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Remembers what somebody types into the server's markup while its code is on the way, and tells the code once it is
 * `ready`. React takes the markup over without looking: a control that draws what its state holds would put the old value
 * back with the next render.
 */
export function keepTyped(root: HTMLElement, ready: Promise<void>): void {
  const typed = new Map<Control, string | boolean>();
  const note = (control: Control) => {
    if (!control.matches('[type=hidden], [type=file]') && read(control) !== readSent(control)) {
      typed.set(control, read(control));
    }
  };
  const listen = ({ target }: Event) => note(target as Control);
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) note(control);
  // Before React hears of it: an event makes it take the markup over at once.
  root.addEventListener('input', listen, true);
  const unlisten = () => root.removeEventListener('input', listen, true);
  ready.then(() => {
    unlisten();
    for (const [control, entered] of typed) if (control.isConnected) enter(control, entered);
  }, unlisten);
}
