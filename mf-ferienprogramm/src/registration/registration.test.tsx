import { CHILD_DETAILS, CHILD_FIELDS, CHILD_NAMES } from '@gm/shared/areas/ferienprogramm/child-fields';
import { useNavigation } from '@gm/shared/navigation';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contact, createVeranstaltung, mia } from '../../test/ferienprogramm.ts';
import { renderTemplate } from '../../test/render-template.tsx';
import { useProgramState } from '../program/use-program.ts';
import FerienprogrammConfirm from '../templates/ferienprogramm-bestaetigen/ferienprogramm-bestaetigen.tsx';
import FerienprogrammChildren from '../templates/ferienprogramm-kinder/ferienprogramm-kinder.tsx';
import FerienprogrammContact from '../templates/ferienprogramm-kontakt/ferienprogramm-kontakt.tsx';
import FerienprogrammProgram from '../templates/ferienprogramm-programm/ferienprogramm-programm.tsx';
import { defineStep } from './registration.context.ts';
import {
  addChild,
  assignVeranstaltungen,
  deleteRegistration,
  noteWaitingList,
  setContact,
  setNoted,
  startRegistration,
  useRegistration,
} from './registration-store.ts';

const program = [
  createVeranstaltung(1),
  createVeranstaltung(2, { preis: 0 }),
  createVeranstaltung(3, { bereits_reserviert: 10 }),
  createVeranstaltung(4, { alter_min: 12, alter_max: 16 }),
];
const step = defineStep();
const fetchMock = vi.fn<typeof fetch>();
/** Sets the api's response for the programme. */
const serve = (list: object[]) => fetchMock.mockImplementation(async () => new Response(JSON.stringify(list)));

beforeEach(() => {
  sessionStorage.clear();
  startRegistration();
  useProgramState.setState({}, true);
  vi.stubGlobal('fetch', fetchMock.mockReset());
  serve(program);
});

const assign = (id: number) =>
  assignVeranstaltungen(
    0,
    program.filter((event) => event.id === id),
  );
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const hint = (text: string | RegExp) => screen.findByText(text);

/** Amounts have a non-breaking space before the currency sign. */
const plain = (container: HTMLElement) => (container.textContent ?? '').replaceAll('\u00a0', ' ');

describe('step 1', () => {
  test.each([
    ['2026-06-14T10:00:00.000Z', 'Die Anmeldung ist vom 15.06.2026 bis zum 15.07.2026 möglich.'],
    ['2026-07-16T10:00:00.000Z', 'Die Anmeldung war vom 15.06.2026 bis zum 15.07.2026 möglich und ist beendet.'],
  ])('states at %s that registration is closed, without asking for data', (now, text) => {
    vi.setSystemTime(now);
    renderTemplate(FerienprogrammContact, step, { context: { jetzt: now } });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Programm' })).toBeTruthy();
  });

  test('states that the event the visitor came from is full', async () => {
    renderTemplate(FerienprogrammContact, step, { seite: { suche: '?id=3' } });
    expect(await screen.findByRole('heading', { name: '„Waldtag 3“ ist ausgebucht' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' })).toHaveProperty('disabled', false);
  });
});

describe('postcode and town', () => {
  const readLocation = () => {
    const location = screen.getByLabelText<HTMLInputElement>(/^Ort/);
    return [
      location.value,
      location.readOnly,
      Boolean(screen.queryByText(/Getrennte Eltern können verschiedene Orte/)),
    ];
  };

  test.each([
    [false, true],
    [true, false],
  ])('can differ between parent and child only if the season allows it: %s', (wohnort_getrennt, fixed) => {
    const { unmount } = renderTemplate(FerienprogrammContact, step, { options: { wohnort_getrennt } });
    expect(readLocation()).toEqual(['Musterhardt', fixed, !fixed]);
    unmount();
    setContact(contact);
    renderTemplate(FerienprogrammChildren, step, { options: { wohnort_getrennt } });
    expect(readLocation()).toEqual(['Musterhardt', fixed, !fixed]);
  });
});

describe('a programme that failed to load', () => {
  const MISMATCHED = /^Es wurden keine passenden Veranstaltungen gefunden\.$/;
  const MISMATCHED_AGE =
    'Es wurden keine passenden Veranstaltungen für dieses Alter gefunden oder die Veranstaltungen sind bereits ausgebucht.';
  const REASON = /Das Programm kann gerade nicht geladen werden/;
  beforeEach(() => {
    setContact(contact);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  });

  test('counts as empty in step 2 (B7): shows the reason and a retry button, and keeps the input', async () => {
    renderTemplate(FerienprogrammChildren, step);
    expect(await screen.findByRole('heading', { name: REASON }), 'before there is a birthday').toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Vorname/), { target: { value: 'Mia' } });
    fireEvent.change(screen.getByLabelText(/^Geburtstag/), { target: { value: '09.03.2018' } });
    expect(await screen.findByRole('heading', { name: MISMATCHED_AGE })).toBeTruthy();
    expect(await hint(REASON)).toBeTruthy();
    serve(program);
    fireEvent.click(screen.getByRole('link', { name: 'Erneut laden' }));
    expect(await hint('2 Veranstaltungen passen zu diesem Alter.')).toBeTruthy();
    expect(screen.getByLabelText(/^Vorname/)).toHaveProperty('value', 'Mia');
    expect(screen.queryByText(REASON)).toBeNull();
    expect(screen.queryByText(MISMATCHED_AGE)).toBeNull();
  });

  test('counts as empty in step 3 without marking chosen events as gone', async () => {
    addChild(mia);
    assign(1);
    renderTemplate(FerienprogrammProgram, step);
    expect(await screen.findByRole('heading', { name: MISMATCHED })).toBeTruthy();
    expect(await hint(REASON)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Erneut laden' })).toBeTruthy();
    expect(screen.queryByText(/nicht mehr im Programm/)).toBeNull();
    expect(screen.getByText('Waldtag 1')).toBeTruthy();
  });
});

describe('the event the visitor came from', () => {
  beforeEach(() => {
    setContact(contact);
  });

  test('if full, is named in steps 2 and 3 with links to the waiting list and to alternatives', async () => {
    setNoted(3);
    const { unmount } = renderTemplate(FerienprogrammChildren, step);
    expect(await screen.findByRole('heading', { name: '„Waldtag 3“ ist ausgebucht' })).toBeTruthy();
    unmount();
    addChild(mia);
    renderTemplate(FerienprogrammProgram, step);
    expect(await screen.findByRole('heading', { name: '„Waldtag 3“ ist ausgebucht' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Auf die Warteliste setzen' }).getAttribute('href')).toBe('#warteliste');
    expect(document.getElementById('warteliste')?.textContent).toContain('Waldtag 3');
    expect(screen.getByRole('link', { name: 'Veranstaltungen mit freien Plätzen' })).toBeTruthy();
  });

  test('is preselected for every suitable child, and the last one leads to step 3', async () => {
    const navigate = vi.fn();
    useNavigation.setState({ navigate });
    setNoted(1);
    renderTemplate(FerienprogrammChildren, step);
    const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const fill = async (firstName: string, birthday: string, matching: string) => {
      put(/^Vorname/, firstName);
      put(/^Geburtstag/, birthday);
      put(/^Geschlecht/, 'weiblich');
      await hint(matching);
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
    expect(useRegistration.getState().kinder.map((child) => child.veranstaltungen.map(({ id }) => id))).toEqual([
      [1],
      [],
      [],
    ]);
  });

  test('for another age, is named and not selected invisibly', async () => {
    setNoted(4);
    addChild(mia);
    renderTemplate(FerienprogrammProgram, step);
    expect(await screen.findByRole('heading', { name: '„Waldtag 4“ passt nicht zum Alter Ihres Kindes' })).toBeTruthy();
    fireEvent.change(await screen.findByLabelText(/^Kind/), { target: { value: '0' } });
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    await hint('Veranstaltungen wurden erfolgreich zugeordnet.');
    expect(useRegistration.getState().kinder[0]?.veranstaltungen.map(({ id }) => id)).toEqual([1]);
  });
});

describe('step 2', () => {
  test('is locked without contact data, and links back', () => {
    renderTemplate(FerienprogrammChildren, step);
    expect(screen.getByText('Ihre Kontaktdaten fehlen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kontaktdaten eintragen' }).getAttribute('href')).toBe(
      '/ferienprogramm-anmeldung/kontakt/',
    );
  });

  test('accepts a child once an event suits its birthday', async () => {
    setContact(contact);
    renderTemplate(FerienprogrammChildren, step);
    const birthday = screen.getByLabelText(/^Geburtstag/);
    expect(screen.getByLabelText(/^Straße/)).toHaveProperty('value', contact.strasse);
    const button = screen.getByRole('button', { name: 'Kind hinzufügen' });
    const readReason = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(readReason()).toMatch(/^Geben Sie zuerst den Geburtstag an/));
    const next = screen.getByRole('button', { name: 'Schritt 3: Programm auswählen' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Fügen Sie zuerst ein Kind hinzu.',
    );
    fireEvent.change(birthday, { target: { value: '09.03.2024' } });
    expect(
      await hint(
        'Es wurden keine passenden Veranstaltungen für dieses Alter gefunden oder die Veranstaltungen sind bereits ausgebucht.',
      ),
    ).toBeTruthy();
    expect(readReason()).toBe('Für diesen Geburtstag ist keine passende Veranstaltung frei.');
    fireEvent.change(birthday, { target: { value: '09.03.2018' } });
    expect(await hint('2 Veranstaltungen passen zu diesem Alter.')).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(readReason()).toBeUndefined();
  });

  test('has a control for every field of a child, and shows the data from the previous step', async () => {
    setContact(contact);
    const { unmount } = renderTemplate(FerienprogrammChildren, step);
    for (const name of CHILD_NAMES) expect(document.querySelectorAll(`form [name=${name}]`), name).toHaveLength(1);
    unmount();
    addChild({ ...mia, bemerkung: 'Mit Ole in eine Gruppe' });
    assign(1);
    const { container } = renderTemplate(FerienprogrammConfirm, step);
    for (const name of CHILD_DETAILS) expect(plain(container), name).toContain(CHILD_FIELDS[name].titel);
    expect(plain(container)).toContain('BemerkungMit Ole in eine Gruppe');
  });

  test('stops on the way to step 3 while a filled-in child is not added: it can be added or discarded', async () => {
    const navigate = vi.fn();
    useNavigation.setState({ navigate });
    setContact(contact);
    addChild(mia);
    renderTemplate(FerienprogrammChildren, step);
    const forward = screen.getByRole('link', { name: 'Schritt 3: Programm auswählen' });
    const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    /** `fireEvent` returns false if the default is prevented. */
    expect(fireEvent.click(forward), 'nothing is started').toBe(true);
    put(/^Vorname/, 'Ben');
    put(/^Geburtstag/, '09.03.2018');
    put(/^Geschlecht/, 'männlich');
    await hint('2 Veranstaltungen passen zu diesem Alter.');
    expect(fireEvent.click(forward)).toBe(false);
    const message = await screen.findByRole('heading', { name: 'Ben ist noch nicht hinzugefügt' });
    expect(document.activeElement?.contains(message), 'the focus is at it').toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Ben hinzufügen und weiter' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/ferienprogramm-anmeldung/programm/'));
    expect(useRegistration.getState().kinder.map(({ vorname: firstName }) => firstName)).toEqual(['Mia', 'Ben']);

    put(/^Vorname/, 'Eva');
    expect(screen.queryByText('Eva ist noch nicht hinzugefügt'), 'only on the way out').toBeNull();
    const above = screen.getByRole('link', { name: /Schritt 3: Programm$/ });
    expect(fireEvent.click(above), 'the steps above, too').toBe(false);
    navigate.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Eva verwerfen und weiter' }));
    expect(navigate).toHaveBeenCalledWith('/ferienprogramm-anmeldung/programm/');
    expect(useRegistration.getState().kinder).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText(/^Vorname/)).toHaveProperty('value', ''));
  });

  test('asks whether the birthday of an adult is right, without refusing it', async () => {
    setContact(contact);
    renderTemplate(FerienprogrammChildren, step);
    const put = (value: string) => fireEvent.change(screen.getByLabelText(/^Geburtstag/), { target: { value } });
    put('09.03.1980');
    expect(await hint('Ist das Geburtsdatum richtig? Das Kind wäre 46 Jahre alt.')).toBeTruthy();
    put('09.03.2018');
    await waitFor(() => expect(screen.queryByText(/Ist das Geburtsdatum richtig/)).toBeNull());
  });

  /** As in autofill or a paste: the whole value with one event of this kind. */
  test.each(['input', 'change'] as const)('accepts twins whose birthday comes with a single %s event', async (kind) => {
    setContact(contact);
    renderTemplate(FerienprogrammChildren, step);
    const put = (label: RegExp, value: string) => fireEvent[kind](screen.getByLabelText(label), { target: { value } });
    for (const firstName of ['Mia', 'Max']) {
      put(/^Vorname/, firstName);
      put(/^Name/, 'Groß');
      put(/^Geburtstag/, '09.03.2018');
      fireEvent.change(screen.getByLabelText(/^Geschlecht/), { target: { value: 'weiblich' } });
      await hint('2 Veranstaltungen passen zu diesem Alter.');
      const button = screen.getByRole('button', { name: 'Kind hinzufügen' });
      expect(button.getAttribute('aria-disabled')).toBe('false');
      fireEvent.click(button);
      await hint(`${firstName} wurde hinzugefügt.`);
      expect(screen.getByLabelText(/^Geburtstag/)).toHaveProperty('value', '');
      expect(screen.getByLabelText(/^Straße/)).toHaveProperty('value', contact.strasse);
    }
    expect(useRegistration.getState().kinder.map(({ vorname: firstName }) => firstName)).toEqual(['Mia', 'Max']);
  });
});

describe('step 3', () => {
  beforeEach(() => {
    setContact(contact);
    addChild(mia);
  });
  const choose = async () => {
    renderTemplate(FerienprogrammProgram, step);
    fireEvent.change(await screen.findByLabelText(/^Kind/), { target: { value: '0' } });
    await box(/^Waldtag 1/);
  };

  test('offers suitable events, with the handling fee in prices above 0', async () => {
    await choose();
    const names = screen.getAllByRole('checkbox').map((element) => (element as HTMLInputElement).value);
    expect(names).toEqual(['1', '2']);
    expect(screen.getByRole('checkbox', { name: 'Waldtag 1' }), 'the new window only concerns the link').toBeTruthy();
    expect(screen.getByText('5,00 € (mit der einmaligen Bearbeitungsgebühr je Kind: 8,00 €)')).toBeTruthy();
    expect(screen.getByText('0,00 € (dazu nur die Gebühren)')).toBeTruthy();
    expect(screen.getByText(/Die Bearbeitungsgebühr zahlen Sie je Kind nur einmal\./)).toBeTruthy();
  });

  test('picker, card and summary show the same total', async () => {
    const first = renderTemplate(FerienprogrammProgram, step);
    fireEvent.change(await screen.findByLabelText(/^Kind/), { target: { value: '0' } });
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(await box(/^Waldtag 2/));
    expect(plain(first.container)).toContain(
      '2 Veranstaltungen für Mia: 5,00 € + 4,00 € Gebühren (1 Kind × 3,00 €, 2 Veranstaltungen × 0,50 €) = 9,00 €',
    );
    expect(plain(first.container)).toContain('2 gewählt für Mia – 9,00 € mit Gebühren');
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    await hint('Veranstaltungen wurden erfolgreich zugeordnet.');
    expect(plain(first.container)).toMatch(/Gebühren 1 Kind × 3,00 €, 2 Veranstaltungen × 0,50 €4,00 €Zusammen9,00 €/);
    first.unmount();
    const { container } = renderTemplate(FerienprogrammConfirm, step);
    expect(plain(container)).toContain('Gebühren1 Kind × 3,00 €, 2 Veranstaltungen × 0,50 €4,00 €');
    expect(plain(container)).toContain('Gesamt9,00 €');
    expect(plain(container)).toContain('BezahlungSie bekommen eine Rechnung.');
  });

  test('an assignment replaces the previous one, an empty one removes it', async () => {
    assign(2);
    await choose();
    expect(await box(/^Waldtag 2/)).toHaveProperty('checked', true);
    fireEvent.click(await box(/^Waldtag 2/));
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    expect(await hint('Veranstaltungen wurden erfolgreich zugeordnet.')).toBeTruthy();
    expect(useRegistration.getState().kinder[0]?.veranstaltungen.map(({ id }) => id)).toEqual([1]);
    expect(screen.getByRole('link', { name: 'Weiter: Angaben bestätigen' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Kind/), { target: { value: '0' } });
    fireEvent.click(await box(/^Waldtag 1/));
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    expect(await hint('Veranstaltungen wurden entfernt.')).toBeTruthy();
    expect(useRegistration.getState().kinder[0]?.veranstaltungen).toEqual([]);
    expect(screen.getByText('Mia hat jetzt keine Veranstaltungen mehr.')).toBeTruthy();
  });

  test('after the last child the assignment can lead to the next step; before, only to the next child', async () => {
    const navigate = vi.fn();
    useNavigation.setState({ navigate });
    addChild({ ...mia, vorname: 'Max' });
    renderTemplate(FerienprogrammProgram, step);
    fireEvent.click(await box(/^Waldtag 1/));
    expect(screen.queryByRole('button', { name: 'Zuweisen und weiter' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ausgewählte Veranstaltungen dem Kind zuweisen' }));
    await hint('0 gewählt für Max – 0,00 €');
    const message = screen.getByRole('heading', { name: 'Veranstaltungen wurden erfolgreich zugeordnet.' });
    expect(document.activeElement?.contains(message), 'the focus is at the news').toBe(true);
    expect(message.closest('[role=status]')?.textContent).toContain('Mia: „Waldtag 1“');
    expect(screen.getByText('Wählen Sie als Nächstes für Max.')).toBeTruthy();
    expect(
      message.compareDocumentPosition(screen.getByLabelText(/^Kind/)) & Node.DOCUMENT_POSITION_FOLLOWING,
      'right above the next child',
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Weiter: Angaben bestätigen' })).toBeNull();
    // The tiles update after the child: until then they belong to the previous one, and are inert.
    await screen.findByRole('group', { name: /^Veranstaltungen für Max/ });
    expect(await box(/^Waldtag 1/)).toHaveProperty('checked', false);
    fireEvent.click(await box(/^Waldtag 2/));
    fireEvent.click(screen.getByRole('button', { name: 'Zuweisen und weiter' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/ferienprogramm-anmeldung/bestaetigen/'));
    expect(useRegistration.getState().kinder.map((child) => child.veranstaltungen.map(({ id }) => id))).toEqual([
      [1],
      [2],
    ]);
  });

  test('reports immediately when a chosen event has become full', async () => {
    assign(1);
    serve([createVeranstaltung(1, { bereits_reserviert: 10 }), ...program.slice(1)]);
    renderTemplate(FerienprogrammProgram, step);
    expect(await hint('Mia: „Waldtag 1“ ist inzwischen ausgebucht.')).toBeTruthy();
  });
});

describe('the last step', () => {
  beforeEach(() => {
    setContact(contact);
    addChild(mia);
  });

  test('is locked while a child has no event', () => {
    renderTemplate(FerienprogrammConfirm, step);
    expect(screen.getByText('Nicht allen Kindern wurden Veranstaltungen zugewiesen!')).toBeTruthy();
  });

  test('accepts no booking if registration has closed meanwhile, and explains why', () => {
    assign(1);
    vi.setSystemTime('2026-07-16T10:00:00Z');
    renderTemplate(FerienprogrammConfirm, step, { context: { jetzt: '2026-07-16T10:00:00.000Z' } });
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.getAllByText(/ist beendet/)).toHaveLength(2);
  });

  test('a child on a waiting list does not block siblings, costs nothing and is not sent', async () => {
    addChild({ ...mia, vorname: 'Max' });
    assignVeranstaltungen(1, program.slice(0, 1));
    noteWaitingList([0], program[2]!);
    const sent: { kinder: { vorname: string }[]; kosten: object }[] = [];
    const rejections = [{ kind: 0, veranstaltung: 1, grund: 'doppelt', meldung: 'Schon angemeldet.' }];
    const costs = { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 };
    fetchMock.mockImplementation(async (_url, init) => {
      if (init?.method !== 'POST') return new Response(JSON.stringify(program));
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ ablehnungen: rejections, kosten: costs, programm: [] }), { status: 409 });
    });
    const { container } = renderTemplate(FerienprogrammConfirm, step);
    expect(plain(container)).toContain('Auf der Warteliste: „Waldtag 3“');
    expect(plain(container)).toContain('Gesamt8,50 €');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }));
    expect(await hint('Max: Schon angemeldet.'), 'the first child that was sent').toBeTruthy();
    expect(sent[0]?.kinder.map(({ vorname: firstName }) => firstName)).toEqual(['Max']);
    expect(sent[0]?.kinder[0], 'every field of the child').toMatchObject({ ...mia, vorname: 'Max' });
    expect(sent[0]?.kosten).toEqual(costs);
    expect(JSON.stringify(sent)).not.toContain('warteliste');
  });

  test('shows how to pay after a successful booking', async () => {
    assign(1);
    fetchMock.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? new Response('{"ok":true}', { status: 201 }) : new Response(JSON.stringify(program)),
    );
    const { container } = renderTemplate(FerienprogrammConfirm, step);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }));
    expect(await screen.findByRole('heading', { name: 'Danke!' })).toBeTruthy();
    expect(plain(container)).toContain('Sie bekommen eine Rechnung.');
    expect(plain(container)).not.toContain('Referenznummer');
    expect(useRegistration.getState().kinder).toEqual([]);
  });

  test('a booking that needs confirmation shows the instructions first, then the thanks, in one message', async () => {
    assign(1);
    const receipt = { id: 1, referenz: 'FP-2026-0001', status_link: '/ferienprogramm-anmeldung/offen/?token=abc' };
    const answer = JSON.stringify({ ...receipt, bestaetigen_bis: '2026-07-01T10:30:00.000Z' });
    fetchMock.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? new Response(answer, { status: 201 }) : new Response(JSON.stringify(program)),
    );
    const { container } = renderTemplate(FerienprogrammConfirm, step);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' }));
    const thanks = await screen.findByRole('heading', { name: 'Danke!' });
    const open = screen.getByRole('heading', { name: 'Bitte bestätigen Sie die Buchung in Ihren E-Mails' });
    expect(open.compareDocumentPosition(thanks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(open.parentElement?.contains(thanks), 'one box').toBe(true);
    expect(document.activeElement?.contains(open), 'the focus is at it').toBe(true);
    expect(plain(container)).toContain(
      'Vielen Dank für Ihre Buchung. Wir werden uns in Kürze mit Ihnen in Verbindung setzen',
    );
    expect(plain(container)).toContain(
      `eine E-Mail an ${contact.email} geschickt. Öffnen Sie den Link darin bis 12:30 Uhr`,
    );
    expect(screen.getByRole('button', { name: 'E-Mail noch einmal senden' })).toBeTruthy();
  });

  test.each([
    ['the last step', FerienprogrammConfirm],
    ['the step before', FerienprogrammProgram],
  ])('%s keeps the thanks after a reload or on the way back', (_which, Step) => {
    deleteRegistration({
      referenz: 'FP-2026-0001',
      status_link: '/ferienprogramm-anmeldung/offen/?token=abc',
      bestaetigen_bis: '2026-07-01T10:30:00.000Z',
    });
    startRegistration();
    const { container } = renderTemplate(Step, step);
    expect(screen.getByRole('heading', { name: 'Bitte bestätigen Sie die Buchung in Ihren E-Mails' })).toBeTruthy();
    expect(plain(container)).toContain('Ihre Referenznummer: FP-2026-0001');
    expect(plain(container)).toContain('bis 12:30 Uhr');
    expect(screen.getByRole('link', { name: 'Stand der Buchung ansehen' }).getAttribute('href')).toBe(
      '/ferienprogramm-anmeldung/offen/?token=abc',
    );
    expect(screen.queryByText('Ihre Kontaktdaten fehlen')).toBeNull();
  });

  test('the thanks for a list of wishes are kept, too', () => {
    deleteRegistration({ referenz: 'Wunschzettel' });
    renderTemplate(FerienprogrammConfirm, step, { options: { vergabe: 'verlosung' } });
    expect(screen.getByRole('heading', { name: /Bitte bestätigen Sie Ihren Wunschzettel/ })).toBeTruthy();
    expect(screen.getByText(/Wir haben Ihnen eine E-Mail geschickt\./)).toBeTruthy();
  });

  test('itemises the costs; corrected amounts from the api replace them and are sent next', async () => {
    assign(1);
    const sent: { kosten: object }[] = [];
    const right = { veranstaltungen: 6, gebuehren: 3.5, gesamt: 9.5 };
    const message = 'Die Kosten haben sich geändert.';
    const rejection = {
      type: 'about:blank',
      title: 'Es wurde nichts gebucht',
      status: 409,
      detail: message,
      ablehnungen: [{ kind: null, veranstaltung: null, grund: 'kosten', meldung: message }],
      kosten: right,
      programm: [],
    };
    fetchMock.mockImplementation(async (_url, init) => {
      if (init?.method !== 'POST') return new Response(JSON.stringify(program));
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify(rejection), {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      });
    });
    const { container } = renderTemplate(FerienprogrammConfirm, step);
    expect(container.textContent).toContain('8,50\u00a0€');
    const button = screen.getByRole('button', { name: 'Zahlungspflichtig anmelden' });
    fireEvent.click(button);
    expect((await screen.findAllByText('Bitte bestätigen Sie unsere Datenschutzerklärung.')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button);
    expect(await hint(/Die Kosten haben sich geändert/)).toBeTruthy();
    await waitFor(() => expect(container.textContent).toContain('9,50\u00a0€'));
    expect(useRegistration.getState().kinder, 'nothing is lost').toHaveLength(1);
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ kosten: costs }) => costs)).toEqual([
      { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 },
      right,
    ]);
  });
});
