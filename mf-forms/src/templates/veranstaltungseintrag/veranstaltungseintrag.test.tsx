import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beispiele } from './veranstaltungseintrag.beispiele.ts';
import Veranstaltungseintrag from './veranstaltungseintrag.tsx';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});

const setup = () => userEvent.setup({ delay: null });
const feld = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} \\(`));
const combobox = () => screen.getByRole<HTMLInputElement>('combobox');
const wert = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('[name=veranstalter_brancheneintrag_zuordnung]')?.value;
const absenden = () => screen.getByRole('button', { name: 'Veranstaltung abschicken' });
async function listMessages(): Promise<(string | null)[]> {
  const liste = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  return within(liste)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

test('der leere Eintrag nennt jede fehlende Angabe, Veranstalter mit beiden Meldungen', async () => {
  const user = setup();
  render(<Veranstaltungseintrag {...beispiele.leer} />);
  await user.click(absenden());
  const texte = await listMessages();
  // Both days are one sentence, and both hours.
  expect(texte).toHaveLength(13);
  expect(texte).toContain('Bitte wählen Sie einen Veranstalter aus der Liste aus.');
  expect(texte).toContain('Bitte geben Sie einen Veranstalter an.');
  expect(texte).toContain('Bitte geben Sie an, wo die Veranstaltung stattfindet.');
  expect(texte.at(-1)).toBe('Bitte bestätigen Sie unsere Datenschutzerklärung.');
});

describe('Veranstalter', () => {
  test('einer von beiden genügt, und das steht an beiden', () => {
    render(<Veranstaltungseintrag {...beispiele.leer} />);
    expect(screen.getByLabelText('Veranstalter aus der Liste (eines von beiden)')).toBeTruthy();
    expect(screen.getByLabelText('Anderer Veranstalter (eines von beiden)').getAttribute('aria-required')).toBeNull();
  });

  test('aus der Liste macht den anderen unnötig', async () => {
    const user = setup();
    const { container } = render(<Veranstaltungseintrag {...beispiele.leer} />);
    await user.type(combobox(), 'schwann');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(combobox().value).toBe('Turnverein Schwann');
    expect(wert(container)).toBe('2');
    await waitFor(() => expect(screen.getByLabelText('Anderer Veranstalter (optional)')).toBeTruthy());
    await user.click(absenden());
    expect(await listMessages()).not.toContain('Bitte geben Sie einen Veranstalter an.');
  });

  test('wer schneller tippt, als die Liste folgt, bekommt, was er sucht', async () => {
    const { container } = render(<Veranstaltungseintrag {...beispiele.leer} />);
    // Outside of act React catches up in tasks of its own, as in browsers: between these events there is none.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const feld = combobox();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(feld, 'schwann turn');
    feld.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (const key of ['ArrowDown', 'Enter']) {
      await null;
      feld.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await waitFor(() => expect(feld.value).toBe('Turnverein Schwann'));
    expect(wert(container)).toBe('2');
    vi.unstubAllGlobals();
  });

  test('in Worten macht den aus der Liste unnötig', async () => {
    const user = setup();
    render(<Veranstaltungseintrag {...beispiele.leer} />);
    await user.type(feld('Anderer Veranstalter'), 'Nachbarschaft');
    await waitFor(() => expect(screen.getByLabelText('Veranstalter aus der Liste (optional)')).toBeTruthy());
  });

  test('verschwindet mit dem Text, und Escape schließt nur die Liste', async () => {
    const user = setup();
    const { container } = render(<Veranstaltungseintrag {...beispiele.leer} />);
    await user.click(combobox());
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: 'Ärztekammer' }));
    expect(wert(container)).toBe('1');
    await user.type(combobox(), 'x');
    expect(wert(container)).toBe('');
    expect(screen.getByRole('option', { name: 'Kein Eintrag gefunden' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
  });

  test('steht nach dem neuen Laden wieder da', async () => {
    const werte = { veranstalter_brancheneintrag_zuordnung: '2' };
    sessionStorage.setItem(
      'gm:entwurf:veranstaltungseintrag:/veranstaltungseintrag/',
      JSON.stringify({ werte, salz: 'x' }),
    );
    render(<Veranstaltungseintrag {...beispiele.leer} />);
    await waitFor(() => expect(combobox().value).toBe('Turnverein Schwann'));
  });

  test('ist unter zehntausend in weniger Einträgen zu finden, als es gibt', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, titel: `Verein Nummer ${index + 1}` }));
    const user = setup();
    render(
      <Veranstaltungseintrag
        {...beispiele.leer}
        context={{ ...beispiele.leer.context, brancheneintraege: { data } }}
      />,
    );
    await user.type(combobox(), '999');
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(50);
    expect(screen.getByText('19 Einträge gefunden')).toBeTruthy();
  });
});

test('ein Bild macht Bildtext und Bildcopyright zur Pflicht', async () => {
  const user = setup();
  render(<Veranstaltungseintrag {...beispiele.leer} />);
  expect(screen.getByLabelText('Bildtext (optional)')).toBeTruthy();
  await user.upload(feld('Bild'), new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByLabelText('Bildtext (Pflichtfeld)')).toBeTruthy();
  await user.click(absenden());
  const texte = await listMessages();
  expect(texte).toContain('Bitte beschreiben Sie, was auf dem Bild zu sehen ist.');
  expect(texte).toContain('Bitte geben Sie an, wer das Bild aufgenommen hat.');
  await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
  expect(await screen.findByLabelText('Bildcopyright (optional)')).toBeTruthy();
});

test('der Server, der weder Dateien noch Listen von Dateien kennt, zeichnet das Formular', () => {
  vi.stubGlobal('FileList', undefined);
  expect(renderToString(<Veranstaltungseintrag {...beispiele.leer} />)).toContain('name="bild"');
});

test('nach dem Eintrag geht es zur Halle oder zur nächsten Veranstaltung', () => {
  render(<Veranstaltungseintrag {...beispiele.angenommen} />);
  expect(screen.getByText('VE-2026-0042')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Ich möchte eine Halle zur Veranstaltung buchen' }).getAttribute('href'),
  ).toBe('/veranstaltungen-hallenanmietung/?id=7');
  expect(screen.getByRole('link', { name: 'Weitere Veranstaltung eintragen' }).getAttribute('href')).toBe(
    '/veranstaltungseintrag/',
  );
});
