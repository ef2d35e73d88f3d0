// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startWahl } from './wahl.ts';

const navigate = vi.fn<(href: string, options?: object) => Promise<void>>(async () => {});
const OPTIONS = { replace: true, stay: true };
const FORM = `<form><select name="strasse" data-sofort><option value="">Bitte wählen</option><option value="ring">Ring</option></select>
  <input name="ortsteil" value=""><input type="checkbox" name="art" value="bio" checked></form>`;
const BOX = '<input type="checkbox" data-merken>';

function open(address: string, html: string): HTMLElement {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main')!;
  startWahl(main, { navigate });
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

test('a choice is shown at once, without what is empty', () => {
  const list = open('/abfall/', FORM).querySelector('select')!;
  change(list, 'ring');
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ring', OPTIONS]]);
  change(list, '');
  expect(navigate, 'nothing chosen is no question').toHaveBeenCalledTimes(1);
});

test('a choice made before the script was there is answered, once', () => {
  const main = open('/abfall/', FORM);
  main.querySelector('select')!.value = 'ring';
  startWahl(main, { navigate });
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ring', OPTIONS]]);
  open('/abfall/?strasse=ring', FORM.replace('<option value="ring">', '<option value="ring" selected>'));
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('who types the name of a street is not answered letter by letter', () => {
  vi.useFakeTimers();
  const list = open('/abfall/', FORM.replace('</select>', '<option value="ried">Ried</option></select>')).querySelector(
    'select',
  )!;
  const press = (key: string) => list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('R');
  change(list, 'ring');
  press('i');
  press('e');
  change(list, 'ried');
  vi.advanceTimersByTime(600);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ried', OPTIONS]]);
  press('R');
  change(list, 'ring');
  press('Enter');
  expect(navigate).toHaveBeenCalledTimes(2);
  list.dispatchEvent(new Event('blur'));
  vi.runAllTimers();
  expect(navigate, 'one choice, one answer').toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('ticks go along once somebody has touched one of them', () => {
  const paper = '<input type="checkbox" name="art" value="papier" checked>';
  const main = open('/abfall/', FORM.replace('</form>', `${paper}</form>`));
  main.querySelector<HTMLInputElement>('[value=papier]')!.checked = false;
  change(main.querySelector('select')!, 'ring');
  expect(navigate.mock.calls).toEqual([['/abfall/?strasse=ring&art=bio', OPTIONS]]);
});

test('nothing is kept that nobody wants to keep', () => {
  open('/abfall/?strasse=ring', FORM + BOX);
  open('/abfall/', FORM);
  expect(navigate).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('what is kept is shown where nothing is asked for, on its own page alone, until it is given up', () => {
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

test('a browser that keeps nothing shows the page all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => open('/abfall/', FORM)).not.toThrow();
  vi.restoreAllMocks();
});
