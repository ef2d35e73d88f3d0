import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from './veranstaltungseintrag.examples.ts';
import Veranstaltungseintrag from './veranstaltungseintrag.tsx';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});

const setup = () => userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} \\(`));
const combobox = () => screen.getByRole<HTMLInputElement>('combobox');
const value = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('[name=veranstalter_brancheneintrag_zuordnung]')?.value;
const submit = () => screen.getByRole('button', { name: 'Veranstaltung abschicken' });
async function listMessages(): Promise<(string | null)[]> {
  const list = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

test('an empty form shows each missing field, and requires one of the two organisers', async () => {
  const user = setup();
  render(<Veranstaltungseintrag {...examples.leer} />);
  await user.click(submit());
  const texts = await listMessages();
  // Shared messages: the two days, the two times, the two organisers.
  expect(texts).toHaveLength(12);
  expect(screen.getByRole('heading', { name: /12 Angaben fehlen/ }), 'the title counts the list').toBeTruthy();
  expect(texts).toContain('Bitte wählen Sie einen Veranstalter aus der Liste aus, oder geben Sie einen anderen an.');
  expect(screen.getByText('Bitte wählen Sie einen Veranstalter aus der Liste aus.')).toBeTruthy();
  expect(screen.getByText('Bitte geben Sie einen Veranstalter an.')).toBeTruthy();
  expect(texts).toContain('Bitte geben Sie an, wo die Veranstaltung stattfindet.');
  expect(texts.at(-1)).toBe('Bitte bestätigen Sie unsere Datenschutzerklärung.');
});

test('counts the characters missing in a short description, visible at once and announced after a pause', async () => {
  const user = setup();
  render(<Veranstaltungseintrag {...examples.leer} />);
  expect(screen.getByText('Noch 100 Zeichen')).toBeTruthy();
  const text = screen.getAllByLabelText(/^Beschreibung/).find(({ tagName: dayName }) => dayName === 'TEXTAREA')!;
  await user.type(text, 'Ein Fest am Bach.');
  expect(screen.getByText('Noch 83 Zeichen', { selector: '[aria-hidden]' })).toBeTruthy();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Noch 83 Zeichen');
  await vi.waitFor(
    () => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Noch 83 Zeichen'),
    { timeout: 5_000 },
  );
  await user.click(submit());
  expect((await listMessages()).filter((message) => message?.includes('zu kurz'))).toEqual([
    'Die Beschreibung ist zu kurz. Es fehlen noch 83 Zeichen, mindestens 100 sind nötig. Nennen Sie zum Beispiel Programm, Eintrittspreise, Einlasszeiten, Bewirtung, Kinderbetreuung.',
  ]);
});

describe('organiser', () => {
  test('requires one of the two fields and says so at both', () => {
    render(<Veranstaltungseintrag {...examples.leer} />);
    expect(screen.getByLabelText('Veranstalter aus der Liste (eines von beiden)')).toBeTruthy();
    expect(screen.getByLabelText('Anderer Veranstalter (eines von beiden)').getAttribute('aria-required')).toBeNull();
  });

  test('from the list makes the other field optional', async () => {
    const user = setup();
    const { container } = render(<Veranstaltungseintrag {...examples.leer} />);
    await user.type(combobox(), 'schwann');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(combobox().value).toBe('Turnverein Schwann');
    expect(value(container)).toBe('2');
    await waitFor(() => expect(screen.getByLabelText('Anderer Veranstalter (optional)')).toBeTruthy());
    await user.click(submit());
    expect(await listMessages()).not.toContain('Bitte geben Sie einen Veranstalter an.');
  });

  test('selects the right entry if the user types faster than the list filters', async () => {
    const { container } = render(<Veranstaltungseintrag {...examples.leer} />);
    // Outside act React batches asynchronously, as in browsers: no render happens between these events.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const field = combobox();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'schwann turn');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (const key of ['ArrowDown', 'Enter']) {
      await null;
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await waitFor(() => expect(field.value).toBe('Turnverein Schwann'));
    expect(value(container)).toBe('2');
    vi.unstubAllGlobals();
  });

  test('as text makes the list optional', async () => {
    const user = setup();
    render(<Veranstaltungseintrag {...examples.leer} />);
    await user.type(field('Anderer Veranstalter'), 'Nachbarschaft');
    await waitFor(() => expect(screen.getByLabelText('Veranstalter aus der Liste (optional)')).toBeTruthy());
  });

  test('is cleared with its text, and Escape only closes the list', async () => {
    const user = setup();
    const { container } = render(<Veranstaltungseintrag {...examples.leer} />);
    await user.click(combobox());
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: 'Ärztekammer' }));
    expect(value(container)).toBe('1');
    await user.type(combobox(), 'x');
    expect(value(container)).toBe('');
    expect(screen.getByRole('option', { name: 'Kein Eintrag gefunden' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
  });

  test('is restored after a reload', async () => {
    const values = { veranstalter_brancheneintrag_zuordnung: '2' };
    sessionStorage.setItem(
      'gm:entwurf:veranstaltungseintrag:/veranstaltungseintrag/',
      JSON.stringify({ werte: values, salz: 'x' }),
    );
    render(<Veranstaltungseintrag {...examples.leer} />);
    await waitFor(() => expect(combobox().value).toBe('Turnverein Schwann'));
  });

  test('is found among ten thousand entries without rendering all of them', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, titel: `Verein Nummer ${index + 1}` }));
    const user = setup();
    render(
      <Veranstaltungseintrag {...examples.leer} context={{ ...examples.leer.context, brancheneintraege: { data } }} />,
    );
    await user.type(combobox(), '999');
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(50);
    expect(screen.getByText('19 Einträge gefunden')).toBeTruthy();
  });
});

test('a picture requires alternative text and copyright', async () => {
  const user = setup();
  render(<Veranstaltungseintrag {...examples.leer} />);
  expect(screen.getByLabelText('Bildtext (optional)')).toBeTruthy();
  await user.upload(field('Bild'), new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByLabelText('Bildtext (Pflichtfeld)')).toBeTruthy();
  await user.click(submit());
  const texts = await listMessages();
  expect(texts).toContain('Bitte beschreiben Sie, was auf dem Bild zu sehen ist.');
  expect(texts).toContain('Bitte geben Sie an, wer das Bild aufgenommen hat.');
  await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
  expect(await screen.findByLabelText('Bildcopyright (optional)')).toBeTruthy();
});

test('the server renders the form without File and FileList', () => {
  vi.stubGlobal('FileList', undefined);
  expect(renderToString(<Veranstaltungseintrag {...examples.leer} />)).toContain('name="bild"');
});

test('offers a hall and another event after submission', () => {
  render(<Veranstaltungseintrag {...examples.angenommen} />);
  expect(screen.getByText('VE-2026-0042')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Ich möchte eine Halle zur Veranstaltung buchen' }).getAttribute('href'),
  ).toBe('/veranstaltungen-hallenanmietung/?id=7');
  expect(screen.getByRole('link', { name: 'Weitere Veranstaltung eintragen' }).getAttribute('href')).toBe(
    '/veranstaltungseintrag/',
  );
});

test('without scripts a returned form requires the texts of the picture that was sent', () => {
  const { seite } = examples.leer;
  const form = {
    template: 'veranstaltungseintrag',
    status: 'error' as const,
    werte: {},
    fehler: [],
    dateien: ['bild'],
  };
  render(<Veranstaltungseintrag {...examples.leer} seite={{ ...seite, formular: form }} />);
  expect(screen.getByLabelText(/^Bildtext \(Pflichtfeld\)/)).toBeTruthy();
  expect(screen.getByLabelText(/^Bildcopyright \(Pflichtfeld\)/)).toBeTruthy();
});
