// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listsForCommands } from './commands.ts';

// jsdom lacks modal dialogs and command events: these tests run the fallback for browsers from before 2025. Browser
// tests cover both.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  listsForCommands();
});
beforeEach(() => {
  document.body.innerHTML = `<main>
    <h1>Konzert</h1>
    <button command="show-modal" commandfor="bild"><b>Öffnen</b></button>
    <dialog id="bild"><button command="close" commandfor="bild">Schließen</button><a href="#ziel">Amt</a></dialog>
    <button command="--print">Drucken</button>
    <button command="--share">Teilen</button><span role="status"></span>
    <button command="--other">Anderes</button>
    <button command="show-modal" commandfor="fehlt">Nichts</button>
  </main>`;
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByText(name));
const status = () => screen.getByRole('status').textContent;

it('opens and closes a dialog', () => {
  press('Öffnen');
  expect(screen.getByRole('dialog')).toBeTruthy();
  press('Schließen');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes it when a link inside is followed', () => {
  press('Öffnen');
  press('Amt');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('prints the page', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  press('Drucken');
  expect(print).toHaveBeenCalledOnce();
});

it('shares through the device, or copies the address', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  press('Teilen');
  expect(share).toHaveBeenCalledWith({ title: 'Konzert', url: expect.stringContaining(location.origin) });

  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  press('Teilen');
  await waitFor(() => expect(status()).toBe('Die Adresse dieser Seite ist kopiert.'));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(location.origin));
});

it.each([
  ['nothing when the device’s dialog was closed', new DOMException('', 'AbortError'), ''],
  ['what to do when it failed', new Error('no'), 'Das Teilen hat nicht geklappt'],
])('reports %s', async (_what, fault, text) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(fault) });
  press('Teilen');
  await new Promise((resolve) => setTimeout(resolve));
  expect(status()).toContain(text);
  expect(status() === '').toBe(text === '');
});

it('ignores unknown commands', () => {
  press('Anderes');
  press('Nichts');
  expect(screen.queryByRole('dialog')).toBeNull();
});
