// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startChoice } from './choice.ts';

const navigate = vi.fn<(href: string, options?: object) => Promise<void>>(async () => {});
const OPTIONS = { replace: true, stay: true };
const FORM = `<form><select name="strasse" data-sofort><option value="">Bitte wählen</option><option value="ring">Ring</option></select>
  <input name="ortsteil" value=""><input type="checkbox" name="art" value="bio" checked></form>`;
const BOX = '<input type="checkbox" data-merken>';

function open(address: string, html: string): HTMLElement {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main')!;
  startChoice(main, { navigate });
  return main;
}

function change(field: HTMLInputElement | HTMLSelectElement, value: string | boolean): void {
  if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
  else field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => {
  navigate.mockClear();
  localStorage.clear();
});

test('shows a choice at once, without empty fields', () => {
  const list = open('/abfall/', FORM).querySelector('select')!;
  expect(list.dataset.sofort).toBe('bereit');
  change(list, 'ring');
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ring', OPTIONS]]);
  change(list, '');
  expect(navigate, 'nothing chosen is no question').toHaveBeenCalledTimes(1);
});

test('leaves a choice made before the script loaded to the button', () => {
  const main = open('/abfall/', FORM);
  main.querySelector('select')!.value = 'ring';
  startChoice(main, { navigate });
  expect(navigate).not.toHaveBeenCalled();
});

test('loads nothing on arrow keys and letters, however slowly they are pressed, nor on leaving the list, but does on touch', () => {
  vi.useFakeTimers();
  const list = open('/abfall/', FORM.replace('</select>', '<option value="ried">Ried</option></select>')).querySelector(
    'select',
  )!;
  for (const [key, street] of [
    ['ArrowDown', 'ring'],
    ['ArrowDown', 'ried'],
    ['R', 'ring'],
  ] as const) {
    list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    change(list, street);
    vi.advanceTimersByTime(10_000);
  }
  list.dispatchEvent(new Event('blur'));
  vi.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
  list.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  change(list, 'ried');
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ried', OPTIONS]]);
  vi.useRealTimers();
});

test('includes checkboxes once one of them was changed', () => {
  const paper = '<input type="checkbox" name="art" value="papier" checked>';
  const main = open('/abfall/', FORM.replace('</form>', `${paper}</form>`));
  main.querySelector<HTMLInputElement>('[value=papier]')!.checked = false;
  change(main.querySelector('select')!, 'ring');
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ring&art=bio', OPTIONS]]);
});

test('stores nothing without the visitor’s wish', () => {
  open('/abfall/?strasse=ring', FORM + BOX);
  open('/abfall/', FORM);
  expect(navigate).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('applies a stored choice to its own page without a query, until it is removed', () => {
  change(open('/abfall/?strasse=ring', FORM + BOX).querySelector<HTMLInputElement>('[data-merken]')!, true);
  open('/anderes/', FORM);
  expect(navigate).not.toHaveBeenCalled();
  open('/abfall/', FORM);
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ring', OPTIONS]]);
  const other = open('/abfall/?strasse=weg', FORM + BOX).querySelector<HTMLInputElement>('[data-merken]')!;
  expect(other.checked).toBe(false);
  const box = open('/abfall/?strasse=ring', FORM + BOX).querySelector<HTMLInputElement>('[data-merken]')!;
  expect(box.checked).toBe(true);
  change(box, false);
  expect(localStorage).toHaveLength(0);
});

test('shows the page in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => open('/abfall/', FORM)).not.toThrow();
  vi.restoreAllMocks();
});
