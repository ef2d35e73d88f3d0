import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { beispiele } from './freigabe.beispiele.ts';
import { freigabe } from './freigabe.context.ts';
import FreigabeSeite from './freigabe.tsx';

const pfad = '/intranet/freigaben/VE-2026-0001/';
const show = (name: keyof typeof beispiele, seite: object = {}) =>
  renderBeispiel(FreigabeSeite, freigabe, beispiele[name], { pfad, ...seite });

// The checks come with the first send; how long that takes is not what is tested.
beforeAll(() => import('@gm/shared/schemas/freigabe-entscheidung'));

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

test('zeigt das Original neben der Berichtigung, und Auszeichnung als Text', () => {
  show('inArbeit');
  expect(screen.getByText('Liederabent').tagName).toBe('DEL');
  expect(screen.getByText('Liederabend').tagName).toBe('INS');
  expect(screen.getAllByText(/<b>Fest<\/b>/).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Auch Jonas Vogt hat diese Einsendung gerade offen' })).toBeTruthy();
  expect(screen.getByText(/hat Angaben berichtigt/)).toBeTruthy();
});

test('Auszeichnung bleibt Text, in jeder Angabe und in jedem Feld', () => {
  const boese = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const { context, options } = beispiele.inArbeit;
  const eintrag = {
    ...context.freigabe,
    titel: boese,
    email: boese,
    zustaendig: boese,
    frage: boese,
    angaben: [{ titel: 'Titel', wert: boese, korrigiert: boese }],
    korrekturfelder: context.freigabe.korrekturfelder.map((feld) => ({ ...feld, wert: boese })),
    verlauf: [{ am: '', wer: boese, was: 'hat geantwortet', nachricht: boese, korrektur: boese }],
    offenBei: [boese],
    konflikte: [boese],
  };
  const { container } = renderBeispiel(FreigabeSeite, freigabe, { context: { freigabe: eintrag }, options }, { pfad });
  expect(container.querySelector('script, [onerror]')).toBeNull();
  expect(container.textContent?.split(boese).length).toBeGreaterThan(8);
});

test('ohne Skript ist es ein Formular mit der Fassung, die man gesehen hat', () => {
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

test('wer ablehnt oder nachfragt, sieht, dass Worte dazu nötig sind', () => {
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Ablehnen/));
  expect(screen.getByLabelText('Nachricht an den Absender (Pflichtfeld)')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Bearbeitung übernehmen/));
  expect(screen.getByLabelText('Nachricht an den Absender (optional)')).toBeTruthy();
});

test('wer zu spät kommt, liest wer schneller war, und behält seine Worte', async () => {
  const meldung = 'Ihre Entscheidung wurde nicht gespeichert: Jonas Vogt hat abgelehnt.';
  const antwort = () => new Response(JSON.stringify({ errors: [{ feld: 'was', meldung }] }), { status: 422 });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => antwort()),
  );
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Freigeben und veröffentlichen/));
  const nachricht = screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht an den Absender/);
  fireEvent.change(nachricht, { target: { value: 'Viel Erfolg!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText(meldung)).length).toBeGreaterThan(0);
  expect(nachricht.value).toBe('Viel Erfolg!');
});

test.each([
  ['die Verbindung abreißt', null, 'Was Sie geschrieben haben, steht noch da.'],
  ['es sie nicht mehr gibt', 404, 'Diese Einsendung gibt es nicht mehr.'],
  ['das Konto inzwischen gesperrt ist', 401, 'Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.'],
  ['die Anmeldung abgelaufen ist', 401, 'Bitte melden Sie sich an. Vielleicht ist Ihre Anmeldung abgelaufen.'],
])(
  'wenn %s, steht es da, nichts ist verloren, und noch einmal ist dasselbe noch einmal',
  async (_was, status, satz) => {
    const schluessel: (string | null)[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_url: string, init: RequestInit) => {
        schluessel.push(new Headers(init.headers).get('idempotency-key'));
        if (status === null) throw new TypeError('Failed to fetch');
        return Response.json({ detail: satz }, { status });
      }),
    );
    show('inArbeit');
    fireEvent.click(screen.getByLabelText(/^Ablehnen/));
    const nachricht = screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht an den Absender/);
    fireEvent.change(nachricht, { target: { value: 'Das ist eine private Feier.' } });
    for (const mal of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
      await vi.waitFor(() => expect(schluessel).toHaveLength(mal));
      expect(await screen.findByRole('heading', { name: 'Ihre Entscheidung wurde nicht gespeichert' })).toBeTruthy();
      expect(screen.getByText(satz, { exact: false })).toBeTruthy();
      expect(nachricht.value).toBe('Das ist eine private Feier.');
    }
    expect(schluessel[0]).toBeTruthy();
    expect(schluessel[1]).toBe(schluessel[0]);
  },
);

test('was gespeichert ist, steht gleich da, ohne dass die Seite neu geladen wird', async () => {
  const { freigabe: vorher } = beispiele.inArbeit.context;
  const nachher = { ...vorher, status: 'freigegeben', version: 4, schritte: ['oeffnen'], korrekturfelder: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: RequestInit) =>
      init?.method === 'POST'
        ? Response.json({ id: 1, referenz: vorher.referenz }, { status: 201 })
        : Response.json(url.endsWith(`/${vorher.referenz}`) ? nachher : null),
    ),
  );
  show('inArbeit');
  fireEvent.click(screen.getByLabelText(/^Freigeben und veröffentlichen/));
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Gespeichert' })).toBeTruthy();
  expect(await screen.findByText('freigegeben')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gespeichert' })).toBeTruthy();
});

test('wozu jemand zugestimmt hat, steht mit Fassung und Zeit da', () => {
  show('inArbeit');
  expect(screen.getByText(/„Text und Bild stammen von mir.“/).textContent).toContain(
    '01.03.2026, 09:00 Uhr, Fassung 0a1b2c3d4e5f',
  );
});

test('ein Konflikt der Halle steht in Worten da und im Plan', () => {
  show('halle');
  expect(screen.getByText('Training (10.03.2026, 18:00 Uhr bis 20:00 Uhr)')).toBeTruthy();
  expect(screen.getAllByText('Konflikt')).toHaveLength(2);
  expect(screen.getAllByText('Anfrage')).toHaveLength(1);
});

test('was öffentlich ist, lässt sich ansehen und wieder öffnen; was zurückgezogen ist, gar nicht', () => {
  show('veroeffentlicht');
  expect(screen.getByRole('link', { name: 'Auf der Website ansehen' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  document.body.innerHTML = '';
  show('zurueckgezogen');
  expect(screen.queryByRole('radio')).toBeNull();
});
