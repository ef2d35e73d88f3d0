import { type Control, isEntered, isFile, isTick, listControls, readControl } from './entered.ts';

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
  } else if (!isFile(control)) {
    const { selectionStart, selectionEnd } = control;
    // React tracks values set on the element itself, but not those set through its prototype.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, entered);
    // Keep the caret of a visitor who is typing; date and email fields have none.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
  const isChange = control instanceof HTMLSelectElement || isFile(control);
  control.dispatchEvent(new Event(isChange ? 'change' : 'input', { bubbles: true }));
}

/**
 * Remembers what was entered into the server's markup before hydration and passes it to the code once it is `ready`.
 * React hydrates without reading the fields: a controlled field would restore the old value with the next render.
 */
export function keepTyped(root: HTMLElement, ready: Promise<void>): void {
  const typed = new Map<Control, string | boolean>();
  /** The control with an unfinished character: a dead key, an input method, dictation. Writing would end it. */
  let composing: EventTarget | null = null;
  const note = (control: Control) => {
    if (control.type !== 'hidden' && isEntered(control)) typed.set(control, readControl(control));
  };
  const listeners: Record<string, (event: Event) => void> = {
    input: ({ target }) => note(target as Control),
    change: ({ target }) => isFile(target as Control) && note(target as Control),
    compositionstart: ({ target }) => {
      composing = target;
    },
    compositionend: () => {
      composing = null;
    },
  };
  for (const control of listControls(root)) note(control);
  // Before React: an event makes it hydrate at once.
  for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener, true);
  const unlisten = () => {
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener, true);
  };
  ready.then(() => {
    unlisten();
    for (const [control, entered] of typed) {
      if (!control.isConnected) continue;
      if (control !== composing) enter(control, entered);
      else control.addEventListener('compositionend', () => enter(control, readControl(control)), { once: true });
    }
  }, unlisten);
}
