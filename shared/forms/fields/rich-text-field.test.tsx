// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormFrame } from '../frame/form-frame.tsx';
import { useForm } from '../state/use-form.ts';
import { RichTextField } from './rich-text-field.tsx';

/** Texts the fake editor has been given, and its callback for typed text. */
const shown: string[] = [];
let type: (html: string) => void = () => {};
vi.mock('./editor.ts', () => ({
  startEditor(_root: HTMLElement, text: string, _selected: unknown, onInput: (html: string) => void) {
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
  const form = useForm({
    name: 'probe',
    seite: {
      pfad: '/probe/',
      suche: '',
      titel: '',
      gemeinde: { name: '', strasse: '', plz: '', ort: '', telefon: '', email: 'a@b.example', ortsteile: [] },
    },
    action: '/api/probe',
    fields: ['text'],
    loadSchema: async () => z.object({ text: z.string() }),
  });
  const text = { title: '', text: '' };
  return (
    <FormFrame form={form} submit="Senden" success={text} failure={text}>
      <RichTextField name="text" label="Beschreibung" />
    </FormFrame>
  );
}
const readDraft = () => sessionStorage.getItem('gm:entwurf:probe:/probe/') ?? '';

const findField = () => document.querySelector('textarea') as HTMLTextAreaElement;

test('the editor waits while the user types, then starts with the typed text and keeps later input', async () => {
  const user = userEvent.setup();
  render(<Probe />);
  await user.type(findField(), 'Musik');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await user.keyboard('verein');
  expect(shown).toEqual([]);
  await user.tab();
  await waitFor(() => expect(shown).toEqual(['Musikverein']));
  // Autofill writes into the field behind the editor, and the user goes on typing at once.
  fireEvent.change(findField(), { target: { value: 'Musik und Tanz' } });
  type('<p>Musik und Tanz im Saal</p>');
  expect(shown).toEqual(['Musikverein', 'Musik und Tanz']);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(shown).toEqual(['Musikverein', 'Musik und Tanz']);
  // Leaving the page flushes the pending change at once.
  dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toContain('Musik und Tanz im Saal');
});

test('a draft written with the editor is restored in the editor', async () => {
  const values = { text: '<p>Musik</p><ul><li>Eintritt frei</li></ul>' };
  sessionStorage.setItem('gm:entwurf:probe:/probe/', JSON.stringify({ werte: values, salz: 'x' }));
  render(<Probe />);
  await waitFor(() => expect(shown).toEqual([values.text]));
  expect(document.querySelector<HTMLTextAreaElement>('textarea')?.value).toBe(values.text);
  dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toContain('Eintritt frei');
});
