import { useNavigation } from '@gm/shared/navigation';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createVeranstaltung, kontakt, mia } from '../../test/ferienprogramm.ts';
import { renderTemplate } from '../../test/render-template.tsx';
import { useProgrammStand } from '../programm/use-programm.ts';
import FerienprogrammBestaetigen from '../templates/ferienprogramm-bestaetigen/ferienprogramm-bestaetigen.tsx';
import FerienprogrammKinder from '../templates/ferienprogramm-kinder/ferienprogramm-kinder.tsx';
import FerienprogrammKontakt from '../templates/ferienprogramm-kontakt/ferienprogramm-kontakt.tsx';
import FerienprogrammProgramm from '../templates/ferienprogramm-programm/ferienprogramm-programm.tsx';
import { defineSchritt } from './anmeldung.context.ts';
import {
  addKind,
  assignVeranstaltungen,
  noteWarteliste,
  setKontakt,
  setVorgemerkt,
  startAnmeldung,
  useAnmeldung,
} from './anmeldung-store.ts';

const programm = [
  createVeranstaltung(1),
  createVeranstaltung(2, { preis: 0 }),
  createVeranstaltung(3, { bereits_reserviert: 10 }),
  createVeranstaltung(4, { alter_min: 12, alter_max: 16 }),
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

/** Amounts stand with a hard space before the sign. */
const plain = (container: HTMLElement) => (container.textContent ?? '').replaceAll('\u00a0', ' ');

describe('step 1', () => {
  test.each([
    ['2026-06-14T10:00:00.000Z', 'Die Anmeldung ist vom 15.06.2026 bis zum 15.07.2026 möglich.'],
    ['2026-07-16T10:00:00.000Z', 'Die Anmeldung war vom 15.06.2026 bis zum 15.07.2026 möglich und ist beendet.'],
  ])('says at %s that registration is closed, and asks for nothing', (jetzt, text) => {
    vi.setSystemTime(jetzt);
    renderTemplate(FerienprogrammKontakt, schritt, { context: { jetzt } });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toBeTruthy();
  });

  test('says that the event the visitor came from is full', async () => {
    renderTemplate(FerienprogrammKontakt, schritt, { seite: { suche: '?id=3' } });
    expect(await screen.findByRole('heading', { name: '„Waldtag 3“ ist ausgebucht' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' })).toHaveProperty('disabled', false);
  });
});

describe('postcode and town', () => {
  const readOrt = () => {
    const ort = screen.getByLabelText<HTMLInputElement>(/^Ort/);
    return [ort.value, ort.readOnly, Boolean(screen.queryByText(/Getrennte Eltern können verschiedene Orte/))];
  };

  test.each([
    [false, true],
    [true, false],
  ])('may differ between parent and child only where the season allows it: %s', (wohnort_getrennt, fest) => {
    const { unmount } = renderTemplate(FerienprogrammKontakt, schritt, { options: { wohnort_getrennt } });
    expect(readOrt()).toEqual(['Musterhardt', fest, !fest]);
    unmount();
    setKontakt(kontakt);
    renderTemplate(FerienprogrammKinder, schritt, { options: { wohnort_getrennt } });
    expect(readOrt()).toEqual(['Musterhardt', fest, !fest]);
  });
});

describe('a programme that did not come', () => {
  const UNPASSEND = /Es wurden keine passenden Veranstaltungen/;
  beforeEach(() => {
    setKontakt(kontakt);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  });

  test('is no full programme: step 2 says so, tries again, and keeps what was typed', async () => {
    renderTemplate(FerienprogrammKinder, schritt);
    fireEvent.change(screen.getByLabelText(/^Vorname/), { target: { value: 'Mia' } });
    fireEvent.change(screen.getByLabelText(/^Geburtstag/), { target: { value: '09.03.2018' } });
    expect(await hint('Das Programm kann gerade nicht geladen werden')).toBeTruthy();
    expect(screen.queryByText(UNPASSEND)).toBeNull();
    serve(programm);
    fireEvent.click(screen.getByRole('link', { name: 'Erneut versuchen' }));
    expect(await hint('2 Veranstaltungen passen zu diesem Alter.')).toBeTruthy();
    expect(screen.getByLabelText(/^Vorname/)).toHaveProperty('value', 'Mia');
    expect(screen.queryByText('Das Programm kann gerade nicht geladen werden')).toBeNull();
  });

  test('step 3 neither calls it empty nor what was chosen gone', async () => {
    addKind(mia);
    assign(1);
    renderTemplate(FerienprogrammProgramm, schritt);
    expect(await hint('Das Programm kann gerade nicht geladen werden')).toBeTruthy();
    expect(screen.queryByText(UNPASSEND)).toBeNull();
    expect(screen.queryByText(/nicht mehr im Programm/)).toBeNull();
    expect(screen.getByText('Waldtag 1')).toBeTruthy();
  });
});

describe('the event the visitor came from', () => {
  beforeEach(() => {
    setKontakt(kontakt);
  });

  test('full: steps 2 and 3 name it, and lead to the waiting list and to what has places', async () => {
    setVorgemerkt(3);
    const { unmount } = renderTemplate(FerienprogrammKinder, schritt);
    expect(await screen.findByRole('heading', { name: '„Waldtag 3“ ist ausgebucht' })).toBeTruthy();
    unmount();
    addKind(mia);
    renderTemplate(FerienprogrammProgramm, schritt);
    expect(await screen.findByRole('heading', { name: '„Waldtag 3“ ist ausgebucht' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Auf die Warteliste setzen' }).getAttribute('href')).toBe('#warteliste');
    expect(document.getElementById('warteliste')?.textContent).toContain('Waldtag 3');
    expect(screen.getByRole('link', { name: 'Veranstaltungen mit freien Plätzen' })).toBeTruthy();
  });

  test('is chosen for every child that suits it unless somebody unticks it, and the last leads on to step 3', async () => {
    const navigate = vi.fn();
    useNavigation.setState({ navigate });
    setVorgemerkt(1);
    renderTemplate(FerienprogrammKinder, schritt);
    const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const fill = async (vorname: string, geburtstag: string, passend: string) => {
      put(/^Vorname/, vorname);
      put(/^Geburtstag/, geburtstag);
      put(/^Geschlecht/, 'weiblich');
      await hint(passend);
    };
    await fill('Mia', '09.03.2018', '2 Veranstaltungen passen zu diesem Alter.');
    fireEvent.click(screen.getByRole('button', { name: 'Kind hinzufügen' }));
    await hint('Mia wurde hinzugefügt. Gewählt ist schon: „Waldtag 1“.');
    expect(navigate).not.toHaveBeenCalled();
    await fill('Eva', '09.03.2018', '2 Veranstaltungen passen zu diesem Alter.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Gleich für „Waldtag 1“ anmelden' }));
    fireEvent.click(screen.getByRole('button', { name: 'Kind hinzufügen' }));
    await hint('Eva wurde hinzugefügt.');
    await fill('Jan', '09.03.2013', 'Eine Veranstaltung passt zu diesem Alter.');
    expect(screen.queryByRole('checkbox'), 'he is too old').toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen und weiter' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/ferienprogramm-anmeldung/programm/'));
    expect(useAnmeldung.getState().kinder.map((kind) => kind.veranstaltungen.map(({ id }) => id))).toEqual([
      [1],
      [],
      [],
    ]);
  });

  test('for another age: it is said, and not ticked where nobody sees it', async () => {
    setVorgemerkt(4);
    addKind(mia);
    renderTemplate(FerienprogrammProgramm, schritt);
    expect(await screen.findByRole('heading', { name: '„Waldtag 4“ passt nicht zum Alter Ihres Kindes' })).toBeTruthy();
    fireEvent.change(await screen.findByLabelText(/^Kind/), { target: { value: '0' } });
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    await hint('Veranstaltungen wurden erfolgreich zugeordnet.');
    expect(useAnmeldung.getState().kinder[0]?.veranstaltungen.map(({ id }) => id)).toEqual([1]);
  });
});

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
    expect(screen.getByText('5,00 € + 3,00 € Bearbeitungsgebühr je Kind = 8,00 €')).toBeTruthy();
    expect(screen.getByText('0,00 €')).toBeTruthy();
  });

  test('picker, card and summary come to the same', async () => {
    const first = renderTemplate(FerienprogrammProgramm, schritt);
    fireEvent.change(await screen.findByLabelText(/^Kind/), { target: { value: '0' } });
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(await box(/^Waldtag 2/));
    expect(plain(first.container)).toContain('2 Veranstaltungen für Mia: 5,00 € + 4,00 € Gebühren = 9,00 €');
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    await hint('Veranstaltungen wurden erfolgreich zugeordnet.');
    expect(plain(first.container)).toMatch(/Gebühren4,00 €Zusammen9,00 €/);
    first.unmount();
    const { container } = renderTemplate(FerienprogrammBestaetigen, schritt);
    expect(plain(container)).toContain('Gebühren1 Kind × 3,00 €, 2 Veranstaltungen × 0,50 €4,00 €');
    expect(plain(container)).toContain('Gesamt9,00 €');
    expect(plain(container)).toContain('BezahlungSie bekommen eine Rechnung.');
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

  test('choosing for the last child may lead on at once; before, only the next child does', async () => {
    const navigate = vi.fn();
    useNavigation.setState({ navigate });
    addKind({ ...mia, vorname: 'Max' });
    renderTemplate(FerienprogrammProgramm, schritt);
    fireEvent.click(await box(/^Waldtag 1/));
    expect(screen.queryByRole('button', { name: 'Zuweisen und weiter' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    await hint('0 gewählt für Max – 0,00 €');
    // The tiles come after the child: until then they are those of the one before.
    await waitFor(async () => expect(await box(/^Waldtag 1/)).toHaveProperty('checked', false));
    fireEvent.click(await box(/^Waldtag 2/));
    fireEvent.click(screen.getByRole('button', { name: 'Zuweisen und weiter' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/ferienprogramm-anmeldung/bestaetigen/'));
    expect(useAnmeldung.getState().kinder.map((kind) => kind.veranstaltungen.map(({ id }) => id))).toEqual([[1], [2]]);
  });

  test('says at once when a chosen event has just filled up', async () => {
    assign(1);
    serve([createVeranstaltung(1, { bereits_reserviert: 10 }), ...programm.slice(1)]);
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

  test('closed meanwhile, it takes no booking and says why', () => {
    assign(1);
    vi.setSystemTime('2026-07-16T10:00:00Z');
    renderTemplate(FerienprogrammBestaetigen, schritt, { context: { jetzt: '2026-07-16T10:00:00.000Z' } });
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' })).toHaveProperty('disabled', true);
    expect(screen.getAllByText(/ist beendet/)).toHaveLength(2);
  });

  test('a child that only waits stops no sibling, costs nothing and is not sent', async () => {
    addKind({ ...mia, vorname: 'Max' });
    assignVeranstaltungen(1, programm.slice(0, 1));
    noteWarteliste([0], programm[2]!);
    const gesendet: { kinder: { vorname: string }[]; kosten: object }[] = [];
    const ablehnungen = [{ kind: 0, veranstaltung: 1, grund: 'doppelt', meldung: 'Schon angemeldet.' }];
    const kosten = { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 };
    fetchMock.mockImplementation(async (_url, init) => {
      if (init?.method !== 'POST') return new Response(JSON.stringify(programm));
      gesendet.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ ablehnungen, kosten, programm: [] }), { status: 409 });
    });
    const { container } = renderTemplate(FerienprogrammBestaetigen, schritt);
    expect(plain(container)).toContain('Auf der Warteliste: „Waldtag 3“');
    expect(plain(container)).toContain('Gesamt8,50 €');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }));
    expect(await hint('Max: Schon angemeldet.'), 'the first child that was sent').toBeTruthy();
    expect(gesendet[0]?.kinder.map(({ vorname }) => vorname)).toEqual(['Max']);
    expect(gesendet[0]?.kosten).toEqual(kosten);
    expect(JSON.stringify(gesendet)).not.toContain('warteliste');
  });

  test('a booking that was taken says how it is paid', async () => {
    assign(1);
    fetchMock.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? new Response('{"ok":true}', { status: 201 }) : new Response(JSON.stringify(programm)),
    );
    const { container } = renderTemplate(FerienprogrammBestaetigen, schritt);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }));
    expect(await screen.findByRole('heading', { name: 'Danke!' })).toBeTruthy();
    expect(plain(container)).toContain('Sie bekommen eine Rechnung.');
    expect(plain(container)).not.toContain('Referenznummer');
    expect(useAnmeldung.getState().kinder).toEqual([]);
  });

  test('a booking that waits for its mail says where that went and until when, beside the thanks', async () => {
    assign(1);
    const eingang = { id: 1, referenz: 'FP-2026-0001', status_link: '/ferienprogramm-anmeldung/offen/?token=abc' };
    const antwort = JSON.stringify({ ...eingang, bestaetigen_bis: '2026-07-01T10:30:00.000Z' });
    fetchMock.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? new Response(antwort, { status: 201 }) : new Response(JSON.stringify(programm)),
    );
    const { container } = renderTemplate(FerienprogrammBestaetigen, schritt);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }));
    expect(await screen.findByRole('heading', { name: 'Danke!' })).toBeTruthy();
    expect(plain(container)).toContain(
      'Vielen Dank für Ihre Buchung. Wir werden uns in Kürze mit Ihnen in Verbindung setzen',
    );
    expect(plain(container)).toContain(
      `eine E-Mail an ${kontakt.email} geschickt. Öffnen Sie den Link darin bis 12:30 Uhr`,
    );
    expect(screen.getByRole('button', { name: 'E-Mail noch einmal senden' })).toBeTruthy();
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
