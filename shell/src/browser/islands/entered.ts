export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

export const isFile = (control: Control): control is HTMLInputElement => control.type === 'file';

const sentIndex = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

export const readControl = (control: Control) => (isTick(control) ? control.checked : control.value);

const readSent = (control: Control) => {
  if (control instanceof HTMLSelectElement) return control.options[sentIndex(control)]?.value ?? '';
  return isTick(control) ? control.defaultChecked : control.defaultValue;
};

export const listControls = (root: Element): NodeListOf<Control> =>
  root.querySelectorAll<Control>('input:not([type=hidden]), textarea, select');

/** Whether the control differs from what the server sent: typed, pasted, chosen, ticked, filled in by the browser. */
export const isEntered = (control: Control): boolean => readControl(control) !== readSent(control);
