import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { freigabe } from './freigabe.context.ts';
import { examples } from './freigabe.examples.ts';
import ReleasePage from './freigabe.tsx';

const path = '/intranet/freigaben/VE-2026-0001/';
const show = (name: keyof typeof examples, page: object = {}) =>
  renderExample(ReleasePage, freigabe, examples[name], { pfad: path, ...page });

// The form imports the schema at the first submission, which may exceed the test's timeout.
beforeAll(() => import('@gm/shared/schemas/desk/release-decision'));

// jsdom does not implement it.
Element.prototype.scrollIntoView = () => {};

test('shows the original next to the correction, and markup as text', () => {
  show('inArbeit');
  expect(screen.getByText('Liederabent').tagName).toBe('DEL');
  expect(screen.getByText('Liederabend').tagName).toBe('INS');
  expect(screen.getAllByText(/<b>Fest<\/b>/).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Auch Jonas Vogt hat diese Einsendung gerade offen' })).toBeTruthy();
  expect(screen.getByText(/hat Angaben berichtigt/)).toBeTruthy();
});

test('markup stays text in every value and field', () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const { context, options } = examples.inArbeit;
  const entry = {
    ...context.freigabe,
    titel: evil,
    email: evil,
    zustaendig: evil,
    frage: evil,
    angaben: [{ titel: 'Titel', wert: evil, korrigiert: evil }],
    korrekturfelder: context.freigabe.korrekturfelder.map((field) => ({ ...field, wert: evil })),
    verlauf: [{ am: '', wer: evil, was: 'hat geantwortet', nachricht: evil, korrektur: evil }],
    offenBei: [evil],
    konflikte: [evil],
  };
  const { container } = renderExample(ReleasePage, freigabe, { context: { freigabe: entry }, options }, { pfad: path });
  expect(container.querySelector('script, [onerror]')).toBeNull();
  expect(container.textContent?.split(evil).length).toBeGreaterThan(8);
});

test('without a script it is a form with the displayed version', () => {
  show('inArbeit');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(Object.fromEntries(new FormData(form!))).toMatchObject({
    formular: 'freigabe',
    referenz: 'VE-2026-0001',
    version: '3',
    neu_titel: 'Liederabend',
    neu_datum_von: '09.03.2026',
    zustaendig: '',
  });
  expect(screen.getByRole('option', { name: 'Jonas Vogt' }).getAttribute('value')).toBe('7');
});

test('rejecting and asking back mark the message as required', () => {
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Ablehnen/));
  expect(screen.getByLabelText('Nachricht an den Absender (Pflichtfeld)')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Bearbeitung übernehmen/));
  expect(screen.getByLabelText('Nachricht an den Absender (optional)')).toBeTruthy();
});

test('a late decision shows who was faster and keeps the message', async () => {
  const message = 'Ihre Entscheidung wurde nicht gespeichert: Jonas Vogt hat abgelehnt.';
  const answer = () => new Response(JSON.stringify({ errors: [{ feld: 'was', meldung: message }] }), { status: 422 });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Freigeben und veröffentlichen/));
  const notice = screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht an den Absender/);
  fireEvent.change(notice, { target: { value: 'Viel Erfolg!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(notice.value).toBe('Viel Erfolg!');
});

test.each([
  ['the connection is lost', null, 'Was Sie geschrieben haben, steht noch da.'],
  ['it no longer exists', 404, 'Diese Einsendung gibt es nicht mehr.'],
  ['the account was locked', 401, 'Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.'],
  ['the session has expired', 401, 'Bitte melden Sie sich an. Vielleicht ist Ihre Anmeldung abgelaufen.'],
])('if %s, the error is shown, the input kept, and a retry sends the same', async (_was, status, sentence) => {
  const key: (string | null)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => {
      key.push(new Headers(init.headers).get('idempotency-key'));
      if (status === null) throw new TypeError('Failed to fetch');
      return Response.json({ detail: sentence }, { status });
    }),
  );
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Ablehnen/));
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht an den Absender/);
  fireEvent.change(message, { target: { value: 'Das ist eine private Feier.' } });
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
    await vi.waitFor(() => expect(key).toHaveLength(times));
    expect(await screen.findByRole('heading', { name: 'Ihre Entscheidung wurde nicht gespeichert' })).toBeTruthy();
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
    expect(message.value).toBe('Das ist eine private Feier.');
  }
  expect(key[0]).toBeTruthy();
  expect(key[1]).toBe(key[0]);
});

test('the saved state is shown without a reload', async () => {
  const { freigabe: before } = examples.inArbeit.context;
  const after = { ...before, status: 'freigegeben', version: 4, schritte: ['oeffnen'], korrekturfelder: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: RequestInit) =>
      init?.method === 'POST'
        ? Response.json({ id: 1, referenz: before.referenz }, { status: 201 })
        : Response.json(url.endsWith(`/${before.referenz}`) ? after : null),
    ),
  );
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Freigeben und veröffentlichen/));
  fireEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  expect(await screen.findByRole('heading', { name: 'Gespeichert' })).toBeTruthy();
  expect(await screen.findByText('freigegeben')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gespeichert' })).toBeTruthy();
});

test('consents are shown with version and time', () => {
  show('inArbeit');
  expect(screen.getByText(/„Text und Bild stammen von mir.“/).textContent).toContain(
    '01.03.2026, 09:00 Uhr, Fassung 0a1b2c3d4e5f',
  );
});

test('a conflict of the hall is shown as text and in the schedule', () => {
  show('halle');
  expect(screen.getByText('Training (10.03.2026, 18:00 Uhr bis 20:00 Uhr)')).toBeTruthy();
  expect(screen.getAllByText('Konflikt')).toHaveLength(2);
  expect(screen.getAllByText('Anfrage')).toHaveLength(1);
});

test('a published submission has a link and can be reopened; a withdrawn one has none', () => {
  show('veroeffentlicht');
  expect(screen.getByRole('link', { name: 'Auf der Website ansehen' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  document.body.innerHTML = '';
  show('zurueckgezogen');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a text block is appended to the message, and only where a sender reads it', async () => {
  show('inArbeit');
  expect(screen.queryByRole('button', { name: 'Werbung' })).toBeNull();
  fireEvent.click(screen.getByLabelText(/^Ablehnen/));
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht an den Absender/);
  fireEvent.change(message(), { target: { value: 'Guten Tag!' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Werbung' }));
  expect(message().value).toBe('Guten Tag!\n\nWir veröffentlichen keine Werbung.');
});

test('a closed message of a resident is not called released', () => {
  const { context, options } = examples.veroeffentlicht;
  const release = { ...context.freigabe, stand: 'erledigt' };
  renderExample(ReleasePage, freigabe, { context: { freigabe: release }, options }, { pfad: path });
  expect(screen.getByText('erledigt')).toBeTruthy();
  expect(screen.queryByText('freigegeben')).toBeNull();
});

test('a note is required as text and named as what stays in the house', () => {
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Notiz für das Haus/));
  const note = screen.getByRole('textbox', { name: /^Notiz/ });
  expect(note.getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('Bleibt im Haus und steht im Verlauf.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
});

test('the answer of the sender stands before everything else, the week of the hall before the form', () => {
  const { context, options } = examples.inArbeit;
  const release = { ...context.freigabe, antwort: 'Wir kommen mit 80 Gästen.' };
  renderExample(ReleasePage, freigabe, { context: { freigabe: release }, options }, { pfad: path });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles.indexOf('Der Absender hat geantwortet')).toBeLessThan(titles.indexOf('Entscheidung'));
});

test('what belongs to it and what else takes place that day are links', () => {
  const { context, options } = examples.inArbeit;
  const release = {
    ...context.freigabe,
    gehoertZu: [{ text: 'Hallenanmietung HA-2026-0001: Bürgersaal', href: '/intranet/freigaben/HA-2026-0001/' }],
    amSelbenTag: [{ text: 'Flohmarkt, 09.03.2026', href: '/veranstaltungen/flohmarkt-id_3/' }],
  };
  renderExample(ReleasePage, freigabe, { context: { freigabe: release }, options }, { pfad: path });
  const hrefIn = (name: string) => within(screen.getByRole('region', { name })).getByRole('link').getAttribute('href');
  expect(hrefIn('Gehört zu')).toBe('/intranet/freigaben/HA-2026-0001/');
  expect(hrefIn('Was sonst an diesem Tag ist')).toBe('/veranstaltungen/flohmarkt-id_3/');
});
