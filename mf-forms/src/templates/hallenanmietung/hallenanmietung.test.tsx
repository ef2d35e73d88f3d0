import { formatDatum } from '@gm/shared/format/datum';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerPosts } from '../../../test/answer-posts.ts';
import { beispiele } from './hallenanmietung.beispiele.ts';
import { hallenanmietung } from './hallenanmietung.context.ts';
import Hallenanmietung from './hallenanmietung.tsx';

const MORGEN = addTage(readBerlinerZeit(new Date()).tag, 1);
const fetchMock = answerPosts('HA-2026-0001');

const setup = () => userEvent.setup({ delay: null });
const feld = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} \\(`));
const absenden = () => screen.getByRole('button', { name: 'Hallenanmietung anfragen' });

async function fillIn(user: ReturnType<typeof setup>) {
  await user.type(feld('Datum von'), MORGEN);
  await user.type(feld('Datum bis'), MORGEN);
  for (const name of ['Belegung von', 'Belegung bis', 'Saalöffnung', 'Beginn der Veranstaltung']) {
    await user.type(feld(name), '19:30');
  }
  await user.click(screen.getByRole('checkbox'));
}

describe('ohne Veranstaltung', () => {
  test('sagt die Seite, was fehlt', () => {
    render(<Hallenanmietung {...beispiele.ohneVeranstaltung} />);
    expect(screen.getByRole('heading', { name: 'Es ist ein Fehler aufgetreten' })).toBeTruthy();
    expect(screen.getByText('Es wurde keine Veranstaltung ausgewiesen.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('lässt sie eine Veranstaltung des Kalenders wählen', () => {
    render(<Hallenanmietung {...beispiele.zurWahl} />);
    const wahl = screen.getByLabelText<HTMLSelectElement>(/^Ihre Veranstaltung steht schon im Kalender/);
    expect([...wahl.options].map(({ value, text }) => [value, text])).toEqual([
      ['7', '04.07.2026: Sommerkonzert'],
      ['9', '02.10.2026: Herbstfest'],
    ]);
    expect([wahl.name, wahl.form?.method, wahl.form?.getAttribute('action')]).toEqual([
      'id',
      'get',
      '/veranstaltungen-hallenanmietung/',
    ]);
  });

  test.each([[{ data: [], pagination: { page: 1, pages: 1 } }], [null], [{ title: 'Nicht gefunden' }]])(
    'auch wenn die Antwort keine ist (%j)',
    (antwort) => {
      expect(hallenanmietung.context.parse({ veranstaltung: antwort })).toEqual({
        veranstaltung: null,
        veranstaltungen: [],
      });
    },
  );
});

test('ein leeres Formular nennt jede fehlende Angabe mit eigenem Text', async () => {
  const user = setup();
  render(<Hallenanmietung {...beispiele.mitVerein} />);
  await user.click(absenden());
  const liste = await screen.findByRole('group', { name: /^Fehler: 8 Angaben/ }, { timeout: 10_000 });
  const texte = [...liste.querySelectorAll('a')].map((link) => link.textContent);
  // Both days are one sentence, and both hours.
  expect(new Set(texte).size).toBe(6);
  expect(texte.at(-1)).toBe('Bitte bestätigen Sie die Richtigkeit Ihrer Angaben.');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('Tag und Zeit der Veranstaltung stehen schon da, soweit sie bekannt sind', () => {
  const { mitVerein } = beispiele;
  const show = (termin: object) => {
    const veranstaltung = { ...mitVerein.context.veranstaltung, ...termin };
    render(<Hallenanmietung {...mitVerein} context={{ veranstaltung, veranstaltungen: [] }} />);
    const werte = ['Datum von', 'Belegung von', 'Belegung bis', 'Beginn der Veranstaltung'].map(
      (name) => feld(name).value,
    );
    cleanup();
    return werte;
  };
  const tag = { datum_von: MORGEN, datum_bis: MORGEN };
  expect(show({ ...tag, zeit_von: '19:30', zeit_bis: '22:00' })).toEqual([
    formatDatum(MORGEN),
    '19:30',
    '22:00',
    '19:30',
  ]);
  expect(show({ ...tag, zeit_von: '00:00', zeit_bis: '00:00' })).toEqual([formatDatum(MORGEN), '', '', '']);
  expect(show({ datum_von: '2020-01-01', datum_bis: '2020-01-01' })).toEqual(['', '', '', '']);
});

test('zur Anfrage gehen Veranstaltung und Veranstalter mit', async () => {
  const user = setup();
  render(<Hallenanmietung {...beispiele.mitVerein} />);
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'Vereinszimmer' }));
  await user.type(feld('Ort des Vereinszimmers'), 'Schwann');
  await user.type(feld('Erwartete Besucherzahl'), '200');
  await user.click(screen.getByRole('radio', { name: 'Ja' }));
  await user.click(absenden());
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
    datum_von: MORGEN,
    saaloeffnung: '19:30',
    veranstaltungsort: 'Vereinszimmer',
    vereinszimmer_ort: 'Schwann',
    besucherzahl: 200,
    hausmeister: '1',
    valid: true,
    route: '/veranstaltungen-hallenanmietung/',
  });
});

test('alle Hallen der Gemeinde stehen zur Wahl, und Fragen kommen mit ihrer Art', async () => {
  const user = setup();
  render(<Hallenanmietung {...beispiele.mitAnderen} />);
  const hallen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'veranstaltungsort');
  expect(hallen.map(({ value }) => value)).toEqual([
    'Musterhardthalle',
    'Gerätehalle in der Musterhardthalle',
    ...['Conweiler', 'Feldrennach', 'Ottenhausen', 'Schwann', 'Langenalb'].map((ort) => `Turn- und Festhalle ${ort}`),
    'Vereinszimmer',
  ]);
  const isOff = (name: string) => feld(name).closest('[class*=aus]') !== null;
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

describe('eine private Feier', () => {
  const privat = {
    ...beispiele.ohneVeranstaltung,
    seite: { ...beispiele.ohneVeranstaltung.seite, suche: '?anlass=privat' },
  };

  test('ist ohne Eintrag im Kalender möglich, von der Seite aus, die keine Veranstaltung kennt', () => {
    render(<Hallenanmietung {...beispiele.ohneVeranstaltung} />);
    const link = screen.getByRole('link', { name: 'Halle für eine private Feier anfragen' });
    expect(link.getAttribute('href')).toMatch(/\?anlass=privat$/);
  });

  test('beginnt mit der Halle, von deren Eintrag man kommt, und mit keiner, die es nicht gibt', () => {
    const show = (halle: string) => {
      const seite = { ...privat.seite, suche: `?anlass=privat&halle=${encodeURIComponent(halle)}` };
      return render(
        <Hallenanmietung {...privat} options={{ ...privat.options, hallen: ['A', 'Halle & Co'] }} seite={seite} />,
      );
    };
    const { unmount } = show('Halle & Co');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Halle & Co' }).checked).toBe(true);
    unmount();
    show('Schloss');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  });

  test('fragt nach Anlass und Anmieter und sendet sie mit', async () => {
    const user = setup();
    render(<Hallenanmietung {...privat} />);
    await user.click(absenden());
    for (const meldung of [
      'Bitte geben Sie den Anlass an, zum Beispiel Geburtstag.',
      'Bitte geben Sie Ihren Namen an.',
    ]) {
      expect((await screen.findAllByText(meldung)).length).toBeGreaterThan(0);
    }
    expect(screen.queryByText('Es wurde keine Veranstaltung ausgewiesen.')).toBeNull();

    await fillIn(user);
    await user.type(feld('Anlass'), 'Goldene Hochzeit');
    await user.type(feld('Ihr Name'), 'Elke Groß');
    await user.type(feld('Telefon'), '07082 1');
    await user.type(feld('E-Mail-Adresse'), 'elke@post.example');
    await user.click(screen.getByRole('radio', { name: 'Vereinszimmer' }));
    await user.click(absenden());
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toMatchObject({
      privat: true,
      anlass: 'Goldene Hochzeit',
      veranstalter: 'Elke Groß',
      veranstaltungen_id: null,
    });
  });
});
