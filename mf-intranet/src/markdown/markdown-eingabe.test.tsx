import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MarkdownEingabe } from './markdown-eingabe.tsx';

vi.setConfig({ testTimeout: 30_000 });
let steht = '';
/** Everything is seen at once. */
class Seher {
  constructor(readonly tell: (eintraege: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => {
  steht = '';
  vi.stubGlobal('IntersectionObserver', Seher);
  // What jsdom has not: sizes of what is drawn.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [] }));
});

function Feld({ anfang, meldung }: { anfang: string; meldung?: string }) {
  const [wert, setWert] = useState(anfang);
  steht = wert;
  const control = { id: 'x', 'aria-describedby': meldung, 'aria-invalid': meldung ? true : undefined };
  return (
    <>
      <MarkdownEingabe control={control} label="Text" wert={wert} onWert={setWert} />
      <button type="button" onClick={() => setWert(anfang)}>
        Zurück
      </button>
    </>
  );
}
const editor = () =>
  vi.waitFor(() => {
    const element = document.querySelector<HTMLElement>('[role=textbox][aria-label=Text][contenteditable=true]');
    if (!element) throw new Error('The editor has not started');
    return element;
  }, 10_000);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('wer schon schreibt, wenn sein Editor kommt, schreibt im selben Augenblick in ihm weiter', async () => {
  render(<Feld anfang="Hallo" />);
  const feld = document.querySelector('textarea') as HTMLTextAreaElement;
  feld.focus();
  const schreibt = new Promise<string | null>((resolve) => {
    new MutationObserver(() => resolve(document.activeElement?.getAttribute('contenteditable') ?? null)).observe(feld, {
      attributeFilter: ['data-ersetzt'],
    });
  });
  expect(await schreibt).toBe('true');
});

test('ein Text wird gestaltet, und es entsteht Markdown; eine andere Fassung von außen gilt', async () => {
  render(<Feld anfang={'Hallo\r\n\r\n* a\r\n'} />);
  const element = await editor();
  expect(element.getAttribute('aria-multiline')).toBe('true');
  expect(element.id).toBe('x');
  expect(steht, 'looked at, not touched').toBe('Hallo\r\n\r\n* a\r\n');
  await press('Als Überschrift');
  expect(steht).toBe('## Hallo\r\n\r\n* a\r\n');
  expect(screen.getByRole('button', { name: 'Als Überschrift' }).getAttribute('aria-pressed')).toBe('true');
  await press('Text: rückgängig');
  expect(steht).toBe('Hallo\r\n\r\n* a\r\n');
  await press('Aufzählung');
  expect(steht).toBe('- Hallo\r\n\r\n* a\r\n');
  await press('Zurück');
  expect(steht).toBe('Hallo\r\n\r\n* a\r\n');
  await vi.waitFor(() => expect(element.querySelector('li')?.textContent).toBe('a'));
  expect(element.querySelector('p')?.textContent).toBe('Hallo');
});

test('ein Link wird gewählt; wohin keiner führen darf, wird gesagt', async () => {
  const user = userEvent.setup();
  render(<Feld anfang="" />);
  await editor();
  await press('Link');
  await user.type(screen.getByRole('combobox', { name: /^Wohin/ }), 'javascript:alert(1)');
  await press('Übernehmen');
  expect(screen.getByText(/Ein Link führt zu einer Seite/)).toBeTruthy();
  await user.clear(screen.getByRole('combobox', { name: /^Wohin/ }));
  await user.type(screen.getByRole('combobox', { name: /^Wohin/ }), '/rathaus/');
  await user.type(screen.getByRole('textbox', { name: /^Text des Links/ }), 'Rathaus{Enter}');
  expect(steht).toBe('[Rathaus](/rathaus/)');
});

test('als Markdown bleibt jede Zeile, wie sie endet, und zurück geht es auch', async () => {
  const user = userEvent.setup();
  render(<Feld anfang={'a\r\n\r\nb'} meldung="x-fehler" />);
  expect((await editor()).getAttribute('aria-invalid')).toBe('true');
  await press('Als Markdown bearbeiten');
  const feld = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '' });
  expect(feld.tagName).toBe('TEXTAREA');
  await user.type(feld, '!');
  expect(steht).toBe('a\r\n\r\nb!');
  await press('Als Markdown bearbeiten');
  expect((await editor()).textContent).toBe('ab!');
});

test('die Leiste ist ein Halt der Tabulatortaste, Pfeile gehen durch sie, eine Tabelle bringt ihre Knöpfe mit', async () => {
  const user = userEvent.setup();
  render(<Feld anfang="" />);
  await editor();
  screen.getByRole('button', { name: 'Fett' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Text: wiederholen' }));
  await user.keyboard('{Home}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kursiv' }));
  await press('Tabelle einfügen');
  await press('Spalte rechts einfügen');
  expect(steht).toBe('|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |');
  await press('Tabelle löschen');
  expect(steht).toBe('');
});

test('ohne den Code des Editors bleibt das Textfeld', async () => {
  vi.doMock('./start-editor.ts', () => {
    throw new Error('weg');
  });
  render(<Feld anfang="**a**" />);
  expect(await screen.findByText(/Absätze trennt eine leere Zeile/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('**a**');
  vi.doUnmock('./start-editor.ts');
  cleanup();
});
