// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormularRahmen } from './formular-rahmen.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { useFormular } from './use-formular.ts';

/** What the editor shows, and how it tells what is typed into it. */
const shown: string[] = [];
let type: (html: string) => void = () => {};
vi.mock('./editor.ts', () => ({
  startEditor(_root: HTMLElement, text: string, onInput: (html: string) => void) {
    shown.push(text);
    type = onInput;
    return { addEventListener() {}, destroy() {}, getPath: () => '', moveCursorToEnd: () => ({ focus() {} }) };
  },
  replaceText: (_editor: unknown, text: string) => void shown.push(text),
}));

beforeEach(() => {
  shown.length = 0;
  sessionStorage.clear();
});

afterEach(cleanup);

function Probe() {
  const formular = useFormular({
    name: 'probe',
    seite: {
      pfad: '/probe/',
      suche: '',
      titel: '',
      gemeinde: { name: '', strasse: '', plz: '', ort: '', telefon: '', email: 'a@b.example', ortsteile: [] },
    },
    aktion: '/api/probe',
    felder: ['text'],
    loadSchema: async () => z.object({ text: z.string() }),
  });
  const text = { titel: '', text: '' };
  return (
    <FormularRahmen formular={formular} absenden="Senden" erfolg={text} fehlschlag={text}>
      <RichTextField name="text" label="Beschreibung" />
    </FormularRahmen>
  );
}
const readDraft = () => sessionStorage.getItem('gm:entwurf:probe:/probe/') ?? '';

test('what is typed while the editor is on its way is its beginning, and what follows is not put back', async () => {
  render(<Probe />);
  const feld = document.querySelector('textarea') as HTMLTextAreaElement;
  fireEvent.focus(feld);
  fireEvent.change(feld, { target: { value: 'Musik' } });
  await waitFor(() => expect(shown).toEqual(['Musik']));
  // The browser fills in the field behind the editor, and somebody goes on typing at once.
  fireEvent.change(feld, { target: { value: 'Musik und Tanz' } });
  type('<p>Musik und Tanz im Saal</p>');
  expect(shown).toEqual(['Musik', 'Musik und Tanz']);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(shown).toEqual(['Musik', 'Musik und Tanz']);
  // Nothing waits for the pause when the page goes.
  dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toContain('Musik und Tanz im Saal');
});

test('a draft that the editor wrote comes back in the editor', async () => {
  const werte = { text: '<p>Musik</p><ul><li>Eintritt frei</li></ul>' };
  sessionStorage.setItem('gm:entwurf:probe:/probe/', JSON.stringify({ werte, salz: 'x' }));
  render(<Probe />);
  await waitFor(() => expect(shown).toEqual([werte.text]));
  expect(document.querySelector<HTMLTextAreaElement>('textarea')?.value).toBe(werte.text);
  dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toContain('Eintritt frei');
});
