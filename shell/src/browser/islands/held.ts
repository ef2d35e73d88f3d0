/** Elements that work without scripts are left to the browser. */
const NATIVE = 'a[href], input, select, textarea, label, summary, [popovertarget], button[type=submit]';
/** Elements that only the code can answer. */
const SCRIPTED = 'button, [role=button], [role=application]';
/** A native click focuses it, the code's opens its list. */
const BOTH = '[role=combobox]';

/** An action that waits for the code of an island. */
export interface Held {
  /** Once the code listens. */
  replay(): void;
  /** If the code does not come. */
  giveUp?(): void;
}

/** Repeats a click at the same point of the same element, if it still exists: the code may have replaced it. */
function holdClick(target: Element, { clientX, clientY }: MouseEvent): Held {
  const { left, top } = target.getBoundingClientRect();
  return {
    replay() {
      if (!target.isConnected) return;
      const now = target.getBoundingClientRect();
      const point = { clientX: clientX - left + now.left, clientY: clientY - top + now.top };
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...point }));
    },
  };
}

/** Files that were dropped or pasted. Their list is gone after the event. */
function holdFiles(target: Element, event: Event, files: readonly File[]): Held {
  return {
    replay() {
      const data = new DataTransfer();
      for (const file of files) data.items.add(file);
      // Of a drop or a paste: each takes one of the two.
      const carried = { dataTransfer: data, clipboardData: data };
      const Again = event.constructor as new (type: string, init: EventInit) => Event;
      target.dispatchEvent(new Again(event.type, { bubbles: true, cancelable: true, ...carried }));
    },
  };
}

function holdSubmit(form: HTMLFormElement, submitter: HTMLElement | null): Held {
  return {
    replay: () => form.isConnected && form.requestSubmit(submitter),
    giveUp: () => form.isConnected && form.submit(),
  };
}

/** `data-held` on a form: no server takes it; on a control: it has a value that only the code can send. */
const needsCode = (form: HTMLFormElement) =>
  form.dataset.held !== undefined ||
  [...form.querySelectorAll<HTMLInputElement>('input[data-held]')].some(({ value }) => value);

/**
 * Holds a click, a submission, or files that only the code can take. A form goes the native way, unless it needs the
 * code, or the code `isStarting` and would see the form without its values.
 */
export function hold(event: Event, isStarting: boolean): Held | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const carried = (event as DragEvent).dataTransfer ?? (event as ClipboardEvent).clipboardData;
  if (carried?.types.includes('Files') && !target.matches('input, textarea')) {
    // The browser would leave the page to open a dropped file; what is dragged could not be dropped otherwise.
    event.preventDefault();
    return carried.files[0] && holdFiles(target, event, [...carried.files]);
  }
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    if (!isStarting && !needsCode(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    return holdSubmit(target, event.submitter);
  }
  if (event.type !== 'click') return;
  const control = target.closest(`${NATIVE}, ${SCRIPTED}`);
  if (control?.matches(BOTH)) return holdClick(control, event as MouseEvent);
  if (!control || control.matches(NATIVE)) return;
  event.stopPropagation();
  return holdClick(control.matches('[role=application]') ? target : control, event as MouseEvent);
}
