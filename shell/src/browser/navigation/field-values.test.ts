// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readFieldValues, writeFieldValues } from './field-values.ts';

const FORM = `<form>
  <input name="name"><textarea name="text"></textarea>
  <select name="ort"><option value="a">A</option><option value="b">B</option></select>
  <input type="checkbox" name="ja"><input type="radio" name="wahl" value="1" checked><input type="radio" name="wahl" value="2">
  <input type="search" name="q">
  <input type="password" name="kennwort"><input type="file" name="bild"><input type="hidden" name="siegel" value="alt">
  <input type="submit" value="Ab"><input type="button" value="Zu"></form>`;

function build(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  return root;
}
const field = <T extends Element = HTMLInputElement>(root: ParentNode, selector: string) =>
  root.querySelector<T>(selector)!;

function fillIn(): HTMLElement {
  const root = build(FORM);
  field(root, '[name=name]').value = 'Erika';
  field(root, '[name=text]').value = 'Guten Tag\nund auf Wiedersehen';
  field(root, '[name=ort]').value = 'b';
  field(root, '[name=ja]').checked = true;
  field(root, '[name=wahl][value="2"]').checked = true;
  field(root, '[name=q]').value = 'müll';
  field(root, '[name=kennwort]').value = 'geheim';
  field(root, '[name=siegel]').value = 'neu';
  return root;
}

describe('fields of a page', () => {
  it('keep their values when the visitor comes back', () => {
    const root = build(FORM);
    writeFieldValues(root, readFieldValues(fillIn()));
    expect(field(root, '[name=name]').value).toBe('Erika');
    expect(field(root, '[name=text]').value).toBe('Guten Tag\nund auf Wiedersehen');
    expect(field(root, '[name=ort]').value).toBe('b');
    expect(field(root, '[name=ja]').checked).toBe(true);
    expect(field(root, '[name=wahl]:checked').value).toBe('2');
    expect(field(root, '[name=q]').value).toBe('müll');
  });

  it('are kept without passwords, files and hidden fields', () => {
    const values = readFieldValues(fillIn());
    expect(values.map(({ name }) => name)).toEqual(['name', 'text', 'ort', 'ja', 'wahl', 'wahl', 'q']);
    expect(JSON.stringify(values)).not.toContain('geheim');
    const root = build(FORM);
    writeFieldValues(root, values);
    expect(field(root, '[name=kennwort]').value).toBe('');
    expect(field(root, '[name=siegel]').value).toBe('alt');
  });

  it('that have changed meanwhile stay as delivered; the others are filled in', () => {
    const root = build(
      '<input name="name"><input name="neu" value="x"><select name="ort"><option value="b"></select><input>',
    );
    writeFieldValues(root, readFieldValues(fillIn()));
    expect([...root.querySelectorAll('input, select')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'Erika',
      'x',
      'b',
      '',
    ]);
  });

  it('are empty on a page without any', () => {
    expect(readFieldValues(build('<p>Text</p>'))).toEqual([]);
    expect(() => writeFieldValues(build('<p>Text</p>'), readFieldValues(fillIn()))).not.toThrow();
  });
});
