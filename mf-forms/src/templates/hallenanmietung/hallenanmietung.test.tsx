import { formatDate } from '@gm/shared/format/date';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerPosts } from '../../../test/answer-posts.ts';
import { hallenanmietung } from './hallenanmietung.context.ts';
import { examples } from './hallenanmietung.examples.ts';
import Hallenanmietung from './hallenanmietung.tsx';

const TOMORROW = addDays(readBerlinTime(new Date()).tag, 1);
const fetchMock = answerPosts('HA-2026-0001');

const setup = () => userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} \\(`));
const submit = () => screen.getByRole('button', { name: 'Hallenanmietung anfragen' });

async function fillIn(user: ReturnType<typeof setup>) {
  await user.type(field('Datum von'), TOMORROW);
  await user.type(field('Datum bis'), TOMORROW);
  for (const name of ['Belegung von', 'Belegung bis', 'Saalöffnung', 'Beginn der Veranstaltung']) {
    await user.type(field(name), '19:30');
  }
  await user.click(screen.getByRole('checkbox'));
}

describe('without an event', () => {
  test('states what is missing', () => {
    render(<Hallenanmietung {...examples.ohneVeranstaltung} />);
    expect(screen.getByRole('heading', { name: 'Es ist ein Fehler aufgetreten' })).toBeTruthy();
    expect(screen.getByText('Es wurde keine Veranstaltung ausgewiesen.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('offers the events of the calendar', () => {
    render(<Hallenanmietung {...examples.zurWahl} />);
    const choice = screen.getByLabelText<HTMLSelectElement>(/^Ihre Veranstaltung steht schon im Kalender/);
    expect([...choice.options].map(({ value, text }) => [value, text])).toEqual([
      ['7', '4. Juli 2026: Sommerkonzert'],
      ['9', '2. Oktober 2026: Herbstfest'],
    ]);
    expect([choice.name, choice.form?.method, choice.form?.getAttribute('action')]).toEqual([
      'id',
      'get',
      '/veranstaltungen-hallenanmietung/',
    ]);
  });

  test.each([[{ data: [], pagination: { page: 1, pages: 1 } }], [null], [{ title: 'Nicht gefunden' }]])(
    'does the same for an invalid reply (%j)',
    (answer) => {
      expect(hallenanmietung.context.parse({ veranstaltung: answer })).toEqual({
        veranstaltung: null,
        veranstaltungen: [],
      });
    },
  );
});

test('an empty form shows a distinct message for each missing field', async () => {
  const user = setup();
  render(<Hallenanmietung {...examples.mitVerein} />);
  await user.click(submit());
  const list = await screen.findByRole('group', { name: /^Fehler: 5 Angaben/ }, { timeout: 10_000 });
  const texts = [...list.querySelectorAll('a')].map((link) => link.textContent);
  // The two days share a message, as do the two times.
  expect(new Set(texts).size).toBe(5);
  expect(texts.at(-1)).toBe('Bitte bestätigen Sie die Richtigkeit Ihrer Angaben.');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('prefills day and time of the event as far as known', () => {
  const { mitVerein: withClub } = examples;
  const show = (termin: object) => {
    const veranstaltung = { ...withClub.context.veranstaltung, ...termin };
    render(<Hallenanmietung {...withClub} context={{ veranstaltung, veranstaltungen: [] }} />);
    const values = ['Datum von', 'Belegung von', 'Belegung bis', 'Beginn der Veranstaltung'].map(
      (name) => field(name).value,
    );
    cleanup();
    return values;
  };
  const day = { datum_von: TOMORROW, datum_bis: TOMORROW };
  expect(show({ ...day, zeit_von: '19:30', zeit_bis: '22:00' })).toEqual([
    formatDate(TOMORROW),
    '19:30',
    '22:00',
    '19:30',
  ]);
  expect(show({ ...day, zeit_von: '00:00', zeit_bis: '00:00' })).toEqual([formatDate(TOMORROW), '', '', '']);
  expect(show({ datum_von: '2020-01-01', datum_bis: '2020-01-01' })).toEqual(['', '', '', '']);
});

test('sends event and organiser with the request', async () => {
  const user = setup();
  render(<Hallenanmietung {...examples.mitVerein} />);
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'Vereinszimmer' }));
  await user.type(field('Ort des Vereinszimmers'), 'Schwann');
  await user.type(field('Erwartete Besucherzahl'), '200');
  await user.click(screen.getByRole('radio', { name: 'Ja' }));
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' });
  expect(screen.getByRole('link', { name: 'weitere Veranstaltung eintragen' }).getAttribute('href')).toBe(
    '/veranstaltungseintrag/',
  );
  const [url, init] = fetchMock.mock.calls[0]!;
  expect(url).toBe('/api/hallenanmietung');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    veranstaltungen_id: 7,
    veranstalter: 'Turnverein Schwann',
    homepage: 'https://tv.example/',
    ansprechpartner: 'Heike Jäck',
    adresse: 'Talstraße 1 75334 Musterhardt',
    telefon: '07082 1',
    telefax: '07082 2',
    email: 'info@tv.example',
    datum_von: TOMORROW,
    saaloeffnung: '19:30',
    veranstaltungsort: 'Vereinszimmer',
    vereinszimmer_ort: 'Schwann',
    besucherzahl: 200,
    hausmeister: '1',
    valid: true,
    route: '/veranstaltungen-hallenanmietung/',
  });
});

test('offers all halls of the municipality and sends questions with their kind', async () => {
  const user = setup();
  render(<Hallenanmietung {...examples.mitAnderen} />);
  const halls = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'veranstaltungsort');
  expect(halls.map(({ value }) => value)).toEqual([
    'Musterhardthalle',
    'Gerätehalle in der Musterhardthalle',
    ...['Conweiler', 'Feldrennach', 'Ottenhausen', 'Schwann', 'Langenalb'].map(
      (location) => `Turn- und Festhalle ${location}`,
    ),
    'Vereinszimmer',
  ]);
  const isOff = (name: string) => field(name).closest('[class*=off]') !== null;
  for (const [radio, name] of [
    ['Musterhardthalle', 'Hallenteile'],
    ['Vereinszimmer', 'Ort des Vereinszimmers'],
    ['Sportveranstaltung', 'Beschreibung der Sportveranstaltung'],
    ['Sonstige', 'Beschreibung der Veranstaltung'],
  ] as const) {
    expect(isOff(name)).toBe(true);
    await user.click(screen.getByRole('radio', { name: radio }));
    await waitFor(() => expect(isOff(name)).toBe(false));
  }
});

describe('private party', () => {
  const isPrivate = {
    ...examples.ohneVeranstaltung,
    seite: { ...examples.ohneVeranstaltung.seite, suche: '?anlass=privat' },
  };

  test('is possible without a calendar entry, starting from the page without an event', () => {
    render(<Hallenanmietung {...examples.ohneVeranstaltung} />);
    const link = screen.getByRole('link', { name: 'Halle für eine private Feier anfragen' });
    expect(link.getAttribute('href')).toMatch(/\?anlass=privat$/);
  });

  test('preselects the hall whose entry links here, but no unknown one', () => {
    const show = (hall: string) => {
      const page = { ...isPrivate.seite, suche: `?anlass=privat&halle=${encodeURIComponent(hall)}` };
      return render(
        <Hallenanmietung {...isPrivate} options={{ ...isPrivate.options, hallen: ['A', 'Halle & Co'] }} seite={page} />,
      );
    };
    const { unmount } = show('Halle & Co');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Halle & Co' }).checked).toBe(true);
    unmount();
    show('Schloss');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  });

  test('asks for occasion and renter and sends them', async () => {
    const user = setup();
    render(<Hallenanmietung {...isPrivate} />);
    await user.click(submit());
    for (const message of [
      'Bitte geben Sie den Anlass an, zum Beispiel Geburtstag.',
      'Bitte geben Sie Ihren Namen an.',
    ]) {
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    }
    expect(screen.queryByText('Es wurde keine Veranstaltung ausgewiesen.')).toBeNull();

    await fillIn(user);
    await user.type(field('Anlass'), 'Goldene Hochzeit');
    await user.type(field('Ihr Name'), 'Elke Groß');
    await user.type(field('Telefon'), '07082 1');
    await user.type(field('E-Mail-Adresse'), 'elke@post.example');
    await user.click(screen.getByRole('radio', { name: 'Vereinszimmer' }));
    await user.click(submit());
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toMatchObject({
      privat: true,
      anlass: 'Goldene Hochzeit',
      veranstalter: 'Elke Groß',
      veranstaltungen_id: null,
    });
  });
});
