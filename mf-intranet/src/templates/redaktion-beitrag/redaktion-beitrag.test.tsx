import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import { examples } from './redaktion-beitrag.examples.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(RedaktionBeitrag, redaktionBeitrag, examples[name], { pfad: '/intranet/redaktion/' });
/** Mocks the server's responses, except checks while typing. */
const answer = (give: (url: string) => Response) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      String(url).endsWith('/pruefung') ? Response.json({ befunde: [], lesbarkeit: null }) : give(String(url)),
    );
const read = () =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: 'Ausführen' }).form!));

test('a published entry has a link, and can be withdrawn and restored to earlier versions', () => {
  show('veroeffentlicht');
  expect(screen.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')).toBe(
    '/veranstaltungen/orkan-id_1/',
  );
  expect(screen.getByRole('link', { name: 'Fassung 1 ansehen' })).toBeTruthy();
  expect(screen.getByLabelText(/^Zurückziehen/)).toBeTruthy();
  expect(read()).toMatchObject({ referenz: 'VA-2026-0001', version: '2', bis_datum: '31.12.2026' });
  expect(JSON.parse(String(read().daten))).toEqual({ id: 1, titel: 'Orkan <b>' });
});

test('after an action the outdated state is hidden', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { beitrag: contribution } = examples.veroeffentlicht.context;
  const history = [{ fassung: 2, am: 'heute', wer: 'Bea', was: 'hat zurückgezogen', hinweis: null, href: null }];
  const afterwards = { ...contribution, status: 'zurückgezogen', bis: null, oeffentlich: null, verlauf: history };
  answer((url) =>
    url.endsWith('VA-2026-0001')
      ? new Response(JSON.stringify(afterwards))
      : new Response('{"referenz":"VA-2026-0001"}', { status: 201 }),
  );
  show('veroeffentlicht');
  expect(screen.getByRole('heading', { name: 'Veröffentlicht' })).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/^Zurückziehen/));
  await userEvent.click(screen.getByRole('button', { name: 'Ausführen' }));
  expect(await screen.findByRole('heading', { name: 'Zurückgezogen' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Veröffentlicht' })).toBeNull();
  const state = within(await screen.findByRole('region', { name: 'Stand' }));
  expect(state.getByText('zurückgezogen')).toBeTruthy();
  expect(state.queryByText('veröffentlicht')).toBeNull();
  expect(state.getByText('hat zurückgezogen')).toBeTruthy();
});

test.each([
  ['Kopie von Orkan', 'Kopie von Orkan'],
  ['Orkan', ''],
])('the provisional title of a copy is selected: %s', (titel, selected) => {
  const { context, options } = examples.veroeffentlicht;
  const { beitrag: contribution } = context;
  const werte = { ...contribution.werte, daten: JSON.stringify({ titel }) };
  const copy = { context: { beitrag: { ...contribution, version: 0, werte } }, options };
  renderExample(RedaktionBeitrag, redaktionBeitrag, copy, { pfad: '/intranet/redaktion/' });
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>(/^Titel/);
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(selected);
});

test('a restored or edited version is not marked as the published one', () => {
  const { context, options } = examples.veroeffentlicht;
  const next = { context: { beitrag: { ...context.beitrag, ungeprueft: true } }, options };
  renderExample(RedaktionBeitrag, redaktionBeitrag, next, { pfad: '/intranet/redaktion/' });
  expect(screen.queryByRole('heading', { name: 'Veröffentlicht' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Auf der Website steht eine frühere Fassung' })).toBeTruthy();
});

test('a required end date is not labelled optional', () => {
  const { context, options } = examples.veroeffentlicht;
  const content = { ...('inhalt' in context.beitrag && Object(context.beitrag.inhalt)), endePflicht: true };
  const eilmeldung = { context: { beitrag: { ...context.beitrag, inhalt: content } }, options };
  renderExample(RedaktionBeitrag, redaktionBeitrag, eilmeldung, { pfad: '/intranet/redaktion/' });
  expect(screen.getByLabelText(/^Veröffentlichen bis/).getAttribute('aria-required')).toBe('true');
  expect(screen.queryByText(/^Veröffentlichen bis \(optional\)/)).toBeNull();
});

test('without the right to publish, an entry is submitted with a note, and returned notes are shown', async () => {
  const { context, options } = examples.veroeffentlicht;
  const contribution = {
    ...context.beitrag,
    schritte: ['speichern', 'vorlegen'],
    freigabe: 'Veröffentlichen darf das jemand anderes.',
    vorgelegt: 'Bea Muster am 24.11.2026',
    verlauf: [
      { fassung: 2, am: 'heute', wer: 'Bea', was: 'hat zurückgegeben', hinweis: 'Ein Bild fehlt.', href: null },
    ],
  };
  const submitted = { context: { beitrag: contribution }, options };
  renderExample(RedaktionBeitrag, redaktionBeitrag, submitted, { pfad: '/intranet/redaktion/' });
  expect(screen.getByText('Veröffentlichen darf das jemand anderes.')).toBeTruthy();
  expect(screen.getByText('Vorgelegt von Bea Muster am 24.11.2026.')).toBeTruthy();
  expect(screen.getByText('„Ein Bild fehlt.“')).toBeTruthy();
  expect(screen.queryByLabelText(/^Freigeben/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/^Zur Freigabe vorlegen/));
  await userEvent.type(screen.getByLabelText(/^Hinweis für die Freigabe/), 'Bis Freitag');
  expect(read()).toMatchObject({ was: 'vorlegen', hinweis: 'Bis Freitag' });
});

describe('a content entry', () => {
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = () => {};
  const user = userEvent.setup();
  const data = () => JSON.parse(String(read().daten));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const before = { name: 'Bürgerbüro', zeiten: [{ tag: 'FREITAG', von: '08:00', bis: '12:00' }] };

  test('has the fields of its schema with their values, and changes only edited ones', async () => {
    show('inhalt');
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
    await waitFor(() => expect(name.value).toBe('Bürgerbüro'));
    expect(data()).toEqual(before);
    await user.clear(name);
    await user.type(name, 'Rathaus');
    await user.type(screen.getByLabelText(/^Telefon/), '07082 1');
    await user.type(screen.getByLabelText(/^Stock/), '1,5');
    await user.click(screen.getByLabelText('Geschlossen'));
    expect(data()).toEqual({ ...before, name: 'Rathaus', telefon: '07082 1', stock: 1.5, geschlossen: true });
    await user.clear(screen.getByLabelText(/^Telefon/));
    expect(data(), 'an optional text that is empty is none').not.toHaveProperty('telefon');
    expect(screen.queryByRole('heading', { name: /Bild$/ })).toBeNull();
    expect(screen.queryByLabelText(/^Veröffentlichen ab/), 'it is public').toBeNull();
  });

  test('a text that would block the parser is refused beside its field before anything is sent', async () => {
    const sent = answer(() => Response.json({}));
    sent.mockClear();
    show('inhalt');
    const phone = screen.getByLabelText<HTMLInputElement>(/^Telefon/);
    const hostile = '_a'.repeat(4_000);
    fireEvent.change(phone, { target: { value: hostile } });
    await waitFor(() => expect(data()).toMatchObject({ telefon: hostile }));
    await press('Ausführen');
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    const notes = String(phone.getAttribute('aria-describedby')).split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'zu viele Zeilen und Formatierungen: höchstens 2.000',
    );
    expect(phone.value).toBe(hostile);
    expect(sent.mock.calls.filter(([url]) => String(url).endsWith('/inhalt'))).toEqual([]);
  });

  test('suggests values of other entries and accepts new ones', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show('artikel');
    const category = screen.getByRole('combobox', { name: /^Rubrik/ });
    const list = document.getElementById(category.getAttribute('list') ?? '');
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      'Familie & Bildung',
      'Klima & Umwelt',
    ]);
    await user.type(category, 'Vogelwelt');
    expect(data()).toEqual({ rubrik: 'Vogelwelt' });
    expect(screen.getByText(/^Ohne Beginn erscheint der Artikel/)).toBeTruthy();
    expect(screen.getByText('Text', { selector: 'label' }).textContent).toContain('Pflichtfeld');
  });

  test('a value that is no longer an option stays selected until it is changed', async () => {
    const { context, options } = examples.inhalt;
    const values = { ...context.beitrag.werte, daten: JSON.stringify({ zeiten: [{ tag: 'FEIERTAG' }] }) };
    const foreign = { context: { beitrag: { ...context.beitrag, werte: values } }, options };
    renderExample(RedaktionBeitrag, redaktionBeitrag, foreign, { pfad: '/intranet/redaktion/' });
    const tag = screen.getByLabelText<HTMLSelectElement>(/^Tag/);
    await waitFor(() => expect(tag.value).toBe('FEIERTAG'));
    await user.selectOptions(tag, 'Montag');
    expect(data().zeiten).toEqual([{ tag: 'MONTAG' }]);
  });

  test('explains its period of validity next to the preview', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show('eilmeldung');
    expect(screen.getByText('Ohne Beginn gilt die Eilmeldung ab der Freigabe.')).toBeTruthy();
    expect(screen.getByLabelText(/^Veröffentlichen bis/)).toBeTruthy();
    expect(screen.getByText('Vorschau')).toBeTruthy();
    expect(screen.queryByLabelText('Tag der Vorschau'), 'it is no page that has opening times').toBeNull();
    await user.type(screen.getByLabelText(/^Titel/), 'Orkan');
    expect(data()).toEqual({ titel: 'Orkan' });
  });

  test('list entries can be added, moved and removed', async () => {
    show('inhalt');
    await press('Zeiten: Eintrag hinzufügen');
    const [, second] = screen.getAllByLabelText<HTMLSelectElement>(/^Tag/);
    await user.selectOptions(second!, 'Montag');
    expect(data().zeiten).toEqual([...before.zeiten, { tag: 'MONTAG' }]);
    await press('Zeiten 2 nach oben');
    expect(data().zeiten.map(({ tag }: { tag: string }) => tag)).toEqual(['MONTAG', 'FREITAG']);
    expect(screen.getByText('Steht jetzt an Stelle 1 von 2.')).toBeTruthy();
    await press('Zeiten 1 entfernen');
    expect(data()).toEqual(before);
    await press('Zeiten 1 entfernen');
    expect(data()).toEqual({ name: 'Bürgerbüro' });
    await press('Andere Namen: Eintrag hinzufügen');
    await user.type(screen.getByLabelText(/^Andere Namen 1 \(/), 'Meldeamt');
    expect(data().auch).toEqual(['Meldeamt']);
  });

  test('shows errors of the server at the field until it is changed', async () => {
    const error = [
      { feld: 'daten/zeiten/0/von', meldung: 'Diese Angabe passt hier nicht.' },
      { feld: 'daten/name', meldung: 'Diese Angabe fehlt.' },
    ];
    answer(
      () =>
        new Response(JSON.stringify({ status: 422, errors: error }), {
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
        }),
    );
    show('inhalt');
    await press('Ausführen');
    const from = await screen.findByLabelText<HTMLInputElement>(/^Von/);
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByRole('link', { name: 'Diese Angabe fehlt.' })[0]?.getAttribute('href')).toBe(
      '#redaktion-beitrag-daten/name',
    );
    await user.type(from, '1');
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBeNull());
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
  });

  test('leads to the login when the session has expired, and submits the input afterwards', async () => {
    answer(
      () =>
        new Response(JSON.stringify({ status: 401, detail: 'Bitte melden Sie sich an.' }), {
          status: 401,
          headers: { 'content-type': 'application/problem+json' },
        }),
    );
    show('inhalt');
    await user.type(await screen.findByLabelText(/^Name/), ' neu');
    await press('Ausführen');
    const logIn = await screen.findByRole('link', { name: /^Neu anmelden/ });
    expect([logIn.getAttribute('href'), logIn.getAttribute('target')]).toEqual(['/intranet/', '_blank']);
    const fetch = answer(() => new Response('{"referenz":"IN-2026-0001"}', { status: 201 }));
    await press('Ausführen');
    expect(await screen.findByRole('heading', { name: 'Gespeichert' })).toBeTruthy();
    const sent = fetch.mock.calls.map(([, { body } = {}]) => String(body));
    expect(sent.some((body) => body.includes(' neu'))).toBe(true);
  });

  test.each([
    ['veröffentlicht', null, 'Ihre Fassung ist ab sofort öffentlich.', ['/wer/buergerbuero/']],
    ['geplant', '01.12.2099, 8 Uhr', 'Ihre Fassung wird am 01.12.2099, 8 Uhr veröffentlicht.', []],
  ])('after publishing it reports that the entry is %s and links to its page', async (status, from, sentence, ways) => {
    const state = { ...examples.inhalt.context.beitrag, status, ab: from, oeffentlich: ways[0] ?? null };
    answer((url) =>
      url.endsWith('IN-2026-0001')
        ? new Response(JSON.stringify(state))
        : new Response('{"referenz":"IN-2026-0001"}', { status: 201 }),
    );
    show('inhalt');
    await user.click(await screen.findByLabelText(/^Freigeben/));
    await press('Ausführen');
    const heading = status === 'geplant' ? `Geplant für ${from}` : 'Freigegeben';
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(await screen.findByText(sentence)).toBeTruthy();
    const links = screen.queryAllByRole('link', { name: 'Auf der Website ansehen' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });
});
