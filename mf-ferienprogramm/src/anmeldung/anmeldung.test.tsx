import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { erstelleVeranstaltung, kontakt, mia } from '../../test/ferienprogramm.ts';
import { renderTemplate } from '../../test/render-template.tsx';
import { useProgrammStand } from '../programm/use-programm.ts';
import FerienprogrammBestaetigen from '../templates/ferienprogramm-bestaetigen/ferienprogramm-bestaetigen.tsx';
import FerienprogrammKinder from '../templates/ferienprogramm-kinder/ferienprogramm-kinder.tsx';
import FerienprogrammProgramm from '../templates/ferienprogramm-programm/ferienprogramm-programm.tsx';
import { defineSchritt } from './anmeldung.context.ts';
import { addKind, assignVeranstaltungen, setKontakt, startAnmeldung, useAnmeldung } from './anmeldung-store.ts';

const programm = [
  erstelleVeranstaltung(1),
  erstelleVeranstaltung(2, { preis: 0 }),
  erstelleVeranstaltung(3, { bereits_reserviert: 10 }),
  erstelleVeranstaltung(4, { alter_min: 12, alter_max: 16 }),
];
const schritt = defineSchritt();
const fetchMock = vi.fn<typeof fetch>();
/** What the api knows of the programme from now on. */
const serve = (liste: object[]) => fetchMock.mockImplementation(async () => new Response(JSON.stringify(liste)));

beforeEach(() => {
  sessionStorage.clear();
  startAnmeldung();
  useProgrammStand.setState({}, true);
  vi.stubGlobal('fetch', fetchMock.mockReset());
  serve(programm);
});

const assign = (id: number) =>
  assignVeranstaltungen(
    0,
    programm.filter((event) => event.id === id),
  );
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const hint = (text: string | RegExp) => screen.findByText(text);

describe('step 2', () => {
  test('is closed without contact data, and leads back', () => {
    renderTemplate(FerienprogrammKinder, schritt);
    expect(screen.getByText('Ihre Kontaktdaten fehlen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kontaktdaten eintragen' }).getAttribute('href')).toBe(
      '/ferienprogramm-anmeldung/kontakt/',
    );
  });

  test('takes a child once an event suits its birthday', async () => {
    setKontakt(kontakt);
    renderTemplate(FerienprogrammKinder, schritt);
    const geburtstag = screen.getByLabelText(/^Geburtstag/);
    expect(screen.getByLabelText(/^Straße/)).toHaveProperty('value', kontakt.strasse);
    const knopf = screen.getByRole('button', { name: 'Kind hinzufügen' });
    expect(knopf.getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(geburtstag, { target: { value: '09.03.2024' } });
    expect(
      await hint(
        'Es wurden keine passenden Veranstaltungen für dieses Alter gefunden oder die Veranstaltungen sind bereits ausgebucht.',
      ),
    ).toBeTruthy();
    fireEvent.change(geburtstag, { target: { value: '09.03.2018' } });
    expect(await hint('2 Veranstaltungen passen zu diesem Alter.')).toBeTruthy();
    expect(knopf.getAttribute('aria-disabled')).toBe('false');
  });

  /** As a program or a paste does it: all at once, told by one event of this kind. */
  test.each(['input', 'change'] as const)('takes twins whose birthday comes with a single %s event', async (art) => {
    setKontakt(kontakt);
    renderTemplate(FerienprogrammKinder, schritt);
    const put = (label: RegExp, value: string) => fireEvent[art](screen.getByLabelText(label), { target: { value } });
    for (const vorname of ['Mia', 'Max']) {
      put(/^Vorname/, vorname);
      put(/^Name/, 'Groß');
      put(/^Geburtstag/, '09.03.2018');
      fireEvent.change(screen.getByLabelText(/^Geschlecht/), { target: { value: 'weiblich' } });
      await hint('2 Veranstaltungen passen zu diesem Alter.');
      const knopf = screen.getByRole('button', { name: 'Kind hinzufügen' });
      expect(knopf.getAttribute('aria-disabled')).toBe('false');
      fireEvent.click(knopf);
      await hint(`${vorname} wurde hinzugefügt.`);
      expect(screen.getByLabelText(/^Geburtstag/)).toHaveProperty('value', '');
      expect(screen.getByLabelText(/^Straße/)).toHaveProperty('value', kontakt.strasse);
    }
    expect(useAnmeldung.getState().kinder.map(({ vorname }) => vorname)).toEqual(['Mia', 'Max']);
  });
});

describe('step 3', () => {
  beforeEach(() => {
    setKontakt(kontakt);
    addKind(mia);
  });
  const choose = async () => {
    renderTemplate(FerienprogrammProgramm, schritt);
    fireEvent.change(await screen.findByLabelText(/^Kind/), { target: { value: '0' } });
    await box(/^Waldtag 1/);
  };

  test('offers what suits, with the handling fee in prices above 0', async () => {
    await choose();
    const namen = screen.getAllByRole('checkbox').map((element) => (element as HTMLInputElement).value);
    expect(namen).toEqual(['1', '2']);
    expect(screen.getByText('8,00 € (inkl. 3,00 € Bearbeitungsgebühr)')).toBeTruthy();
    expect(screen.getByText('0,00 € (kostenlos)')).toBeTruthy();
  });

  test('assigning replaces, assigning nothing removes', async () => {
    assign(2);
    await choose();
    expect(await box(/^Waldtag 2/)).toHaveProperty('checked', true);
    fireEvent.click(await box(/^Waldtag 2/));
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    expect(await hint('Veranstaltungen wurden erfolgreich zugeordnet.')).toBeTruthy();
    expect(useAnmeldung.getState().kinder[0]?.veranstaltungen.map(({ id }) => id)).toEqual([1]);
    fireEvent.change(screen.getByLabelText(/^Kind/), { target: { value: '0' } });
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    expect(await hint('Veranstaltungen wurden entfernt.')).toBeTruthy();
    expect(useAnmeldung.getState().kinder[0]?.veranstaltungen).toEqual([]);
  });

  test('says at once when a chosen event has just filled up', async () => {
    assign(1);
    serve([erstelleVeranstaltung(1, { bereits_reserviert: 10 }), ...programm.slice(1)]);
    renderTemplate(FerienprogrammProgramm, schritt);
    expect(await hint('Mia: „Waldtag 1“ ist inzwischen ausgebucht.')).toBeTruthy();
  });
});

describe('the last step', () => {
  beforeEach(() => {
    setKontakt(kontakt);
    addKind(mia);
  });

  test('is closed while a child has no event', () => {
    renderTemplate(FerienprogrammBestaetigen, schritt);
    expect(screen.getByText('Nicht allen Kindern wurden Veranstaltungen zugewiesen!')).toBeTruthy();
  });

  test('itemises the costs; right figures of the api replace them, and are what is sent next', async () => {
    assign(1);
    const gesendet: { kosten: object }[] = [];
    const richtig = { veranstaltungen: 6, gebuehren: 3.5, gesamt: 9.5 };
    const meldung = 'Die Kosten haben sich geändert.';
    const ablehnung = {
      type: 'about:blank',
      title: 'Es wurde nichts gebucht',
      status: 409,
      detail: meldung,
      ablehnungen: [{ kind: null, veranstaltung: null, grund: 'kosten', meldung }],
      kosten: richtig,
      programm: [],
    };
    fetchMock.mockImplementation(async (_url, init) => {
      if (init?.method !== 'POST') return new Response(JSON.stringify(programm));
      gesendet.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify(ablehnung), {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      });
    });
    const { container } = renderTemplate(FerienprogrammBestaetigen, schritt);
    expect(container.textContent).toContain('8,50\u00a0€');
    const knopf = screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' });
    fireEvent.click(knopf);
    expect((await screen.findAllByText('Bitte bestätigen Sie unsere Datenschutzerklärung.')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(knopf);
    expect(await hint(/Die Kosten haben sich geändert/)).toBeTruthy();
    await waitFor(() => expect(container.textContent).toContain('9,50\u00a0€'));
    expect(useAnmeldung.getState().kinder, 'nothing is lost').toHaveLength(1);
    fireEvent.click(knopf);
    await waitFor(() => expect(gesendet).toHaveLength(2));
    expect(gesendet.map(({ kosten }) => kosten)).toEqual([
      { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 },
      richtig,
    ]);
  });
});
