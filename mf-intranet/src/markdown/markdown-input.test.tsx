import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MarkdownInput } from './markdown-input.tsx';

vi.setConfig({ testTimeout: 30_000 });
let stands = '';
/** An IntersectionObserver that reports everything as visible. */
class ObserverStub {
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => {
  stands = '';
  vi.stubGlobal('IntersectionObserver', ObserverStub);
  // jsdom lacks layout.
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

function Field({ beginning, message }: { beginning: string; message?: string }) {
  const [value, setValue] = useState(beginning);
  stands = value;
  const control = { id: 'x', 'aria-describedby': message, 'aria-invalid': message ? true : undefined };
  return (
    <>
      <MarkdownInput control={control} label="Text" value={value} onValue={setValue} />
      <button type="button" onClick={() => setValue(beginning)}>
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

const findTextarea = () => document.querySelector('textarea') as HTMLTextAreaElement;

test('the editor waits while the field is in use and takes over on blur', async () => {
  const user = userEvent.setup();
  render(<Field beginning="" />);
  await user.type(findTextarea(), 'Der Wei');
  // Enabled once the code is loaded.
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Fett' })).toHaveProperty('disabled', false),
    10_000,
  );
  await user.keyboard('hnachtsmarkt');
  expect(document.activeElement).toBe(findTextarea());
  expect(stands).toBe('Der Weihnachtsmarkt');
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect((await editor()).textContent).toBe('');
});

test('pressing a toolbar button starts the editor immediately and keeps the selection', async () => {
  const user = userEvent.setup();
  render(<Field beginning={'Am Sonntag ist\r\nMarkt'} />);
  findTextarea().focus();
  findTextarea().setSelectionRange(3, 10);
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Fett' })).toHaveProperty('disabled', false),
    10_000,
  );
  await user.click(screen.getByRole('button', { name: 'Fett' }));
  expect(stands).toBe('Am **Sonntag** ist Markt');
  expect(document.activeElement).toBe(await editor());
});

test('lines typed before the editor starts become paragraphs, like those typed in it', async () => {
  const user = userEvent.setup();
  render(<Field beginning="" />);
  findTextarea().focus();
  await user.keyboard('Brot{Enter}Milch');
  expect(stands).toBe('Brot\nMilch');
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: 'Fett' })).toHaveProperty('disabled', false),
    10_000,
  );
  findTextarea().setSelectionRange(0, 10);
  await press('Aufzählung');
  expect(stands).toBe('- Brot\n- Milch');
});

test('formatting a text produces Markdown; an external change replaces it', async () => {
  render(<Field beginning={'Hallo\r\n\r\n* a\r\n'} />);
  const element = await editor();
  expect(element.getAttribute('aria-multiline')).toBe('true');
  expect(element.id).toBe('x');
  expect(stands, 'looked at, not touched').toBe('Hallo\r\n\r\n* a\r\n');
  await press('Als Überschrift');
  expect(stands).toBe('## Hallo\r\n\r\n* a\r\n');
  expect(screen.getByRole('button', { name: 'Als Überschrift' }).getAttribute('aria-pressed')).toBe('true');
  await press('Text: rückgängig');
  expect(stands).toBe('Hallo\r\n\r\n* a\r\n');
  await press('Aufzählung');
  expect(stands).toBe('- Hallo\r\n\r\n* a\r\n');
  await press('Zurück');
  expect(stands).toBe('Hallo\r\n\r\n* a\r\n');
  await vi.waitFor(() => expect(element.querySelector('li')?.textContent).toBe('a'));
  expect(element.querySelector('p')?.textContent).toBe('Hallo');
});

test('a link is inserted; forbidden targets are reported', async () => {
  const user = userEvent.setup();
  render(<Field beginning="" />);
  await editor();
  await press('Link');
  const page = screen.getByRole('combobox', { name: /^Seite dieser Website/ });
  const address = screen.getByRole('textbox', { name: /^Andere Adresse/ });
  await press('Übernehmen');
  expect(screen.getByText(/Bitte wählen Sie eine Seite dieser Website, oder/)).toBeTruthy();
  expect(document.activeElement).toBe(page);
  await user.type(address, 'javascript:alert(1)');
  await press('Übernehmen');
  expect(screen.getByText(/beginnt mit https/)).toBeTruthy();
  expect(document.activeElement).toBe(address);
  await user.clear(address);
  await user.type(address, 'https://www.example.org/');
  await user.type(page, '/rathaus/');
  await press('Übernehmen');
  expect(screen.getByText(/nicht beides/)).toBeTruthy();
  await user.clear(address);
  await user.type(screen.getByRole('textbox', { name: /^Text des Links/ }), 'Rathaus{Enter}');
  expect(stands).toBe('[Rathaus](/rathaus/)');
});

test('the Markdown view keeps line endings, and switching back works', async () => {
  const user = userEvent.setup();
  render(<Field beginning={'a\r\n\r\nb'} message="x-fehler" />);
  expect((await editor()).getAttribute('aria-invalid')).toBe('true');
  await press('Als Markdown bearbeiten');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '' });
  expect(field.tagName).toBe('TEXTAREA');
  await user.type(field, '!');
  expect(stands).toBe('a\r\n\r\nb!');
  await press('Als Markdown bearbeiten');
  expect((await editor()).textContent).toBe('ab!');
});

test('the toolbar is one tab stop with arrow-key navigation, and shows table buttons within a table', async () => {
  const user = userEvent.setup();
  render(<Field beginning="" />);
  await editor();
  screen.getByRole('button', { name: 'Fett' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Text: wiederholen' }));
  await user.keyboard('{Home}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kursiv' }));
  await press('Tabelle einfügen');
  await press('Spalte rechts einfügen');
  expect(stands).toBe('|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |');
  await press('Tabelle löschen');
  expect(stands).toBe('');
});

test("without the editor's code the textarea stays", async () => {
  vi.doMock('./start-editor.ts', () => {
    throw new Error('weg');
  });
  render(<Field beginning="**a**" />);
  expect(await screen.findByText(/Absätze trennt eine leere Zeile/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('**a**');
  vi.doUnmock('./start-editor.ts');
  cleanup();
});

test('a text that would block the parser stays a plain text field with everything in it', async () => {
  const hostile = '_a'.repeat(40_000);
  render(<Field beginning={hostile} />);
  await screen.findByText(/Absätze trennt eine leere Zeile/);
  expect(document.querySelector('[contenteditable]')).toBeNull();
  expect(findTextarea().value).toBe(hostile);
});
