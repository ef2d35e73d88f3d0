import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beispiele } from './redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele[name], { pfad: '/intranet/redaktion/' });
const read = () =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: 'Ausführen' }).form!));

test('was öffentlich ist, lässt sich ansehen, zurückziehen und auf frühere Fassungen zurückführen', () => {
  show('veroeffentlicht');
  expect(screen.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')).toBe(
    '/veranstaltungen/orkan-id_1/',
  );
  expect(screen.getByRole('link', { name: 'Fassung 1 ansehen' })).toBeTruthy();
  expect(screen.getByLabelText(/^Zurückziehen/)).toBeTruthy();
  expect(read()).toMatchObject({ referenz: 'VA-2026-0001', version: '2', bis_datum: '31.12.2026' });
  expect(JSON.parse(String(read().daten))).toEqual({ id: 1, titel: 'Orkan <b>' });
});

test('wer nicht freigeben darf, legt mit einem Hinweis vor und sieht, was zurückkam', async () => {
  const { context, options } = beispiele.veroeffentlicht;
  const beitrag = {
    ...context.beitrag,
    schritte: ['speichern', 'vorlegen'],
    freigabe: 'Veröffentlichen darf das jemand anderes.',
    vorgelegt: 'Bea Muster am 24.11.2026',
    verlauf: [
      { fassung: 2, am: 'heute', wer: 'Bea', was: 'hat zurückgegeben', hinweis: 'Ein Bild fehlt.', href: null },
    ],
  };
  const vorgelegt = { context: { beitrag }, options };
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, vorgelegt, { pfad: '/intranet/redaktion/' });
  expect(screen.getByText('Veröffentlichen darf das jemand anderes.')).toBeTruthy();
  expect(screen.getByText('Vorgelegt von Bea Muster am 24.11.2026.')).toBeTruthy();
  expect(screen.getByText('„Ein Bild fehlt.“')).toBeTruthy();
  expect(screen.queryByLabelText(/^Freigeben/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/^Zur Freigabe vorlegen/));
  await userEvent.type(screen.getByLabelText(/^Hinweis für die Freigabe/), 'Bis Freitag');
  expect(read()).toMatchObject({ was: 'vorlegen', hinweis: 'Bis Freitag' });
});

describe('ein Eintrag des Inhalts', () => {
  // The environment draws nothing.
  Element.prototype.scrollIntoView = () => {};
  const user = userEvent.setup();
  beforeEach(() => sessionStorage.clear());
  const daten = () => JSON.parse(String(read().daten));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const vorher = { name: 'Bürgerbüro', zeiten: [{ tag: 'FREITAG', von: '08:00', bis: '12:00' }] };

  test('hat die Felder seines Schemas mit dem, was da steht, und ändert nur, was man ändert', async () => {
    show('inhalt');
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
    await waitFor(() => expect(name.value).toBe('Bürgerbüro'));
    expect(daten()).toEqual(vorher);
    await user.clear(name);
    await user.type(name, 'Rathaus');
    await user.type(screen.getByLabelText(/^Telefon/), '07082 1');
    await user.type(screen.getByLabelText(/^Stock/), '1,5');
    await user.click(screen.getByLabelText('Geschlossen'));
    expect(daten()).toEqual({ ...vorher, name: 'Rathaus', telefon: '07082 1', stock: 1.5, geschlossen: true });
    await user.clear(screen.getByLabelText(/^Telefon/));
    expect(daten(), 'an optional text that is empty is none').not.toHaveProperty('telefon');
    expect(screen.queryByRole('heading', { name: /Bild$/ })).toBeNull();
    expect(screen.queryByLabelText(/^Veröffentlichen ab/), 'it is public').toBeNull();
  });

  test('wo andere schon etwas sagen, wird das vorgeschlagen, und etwas Neues geht auch', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show('artikel');
    const rubrik = screen.getByRole('combobox', { name: /^Rubrik/ });
    const liste = document.getElementById(rubrik.getAttribute('list') ?? '');
    expect([...(liste?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      'Familie & Bildung',
      'Klima & Umwelt',
    ]);
    await user.type(rubrik, 'Vogelwelt');
    expect(daten()).toEqual({ rubrik: 'Vogelwelt' });
    expect(screen.getByText(/^Ohne Beginn erscheint der Artikel/)).toBeTruthy();
    expect(screen.getByText('Text', { selector: 'label' }).textContent).toContain('Pflichtfeld');
  });

  test('was nicht mehr zur Wahl steht, bleibt gewählt, bis man anders wählt', async () => {
    const { context, options } = beispiele.inhalt;
    const werte = { ...context.beitrag.werte, daten: JSON.stringify({ zeiten: [{ tag: 'FEIERTAG' }] }) };
    const fremd = { context: { beitrag: { ...context.beitrag, werte } }, options };
    renderBeispiel(RedaktionBeitrag, redaktionBeitrag, fremd, { pfad: '/intranet/redaktion/' });
    const tag = screen.getByLabelText<HTMLSelectElement>(/^Tag/);
    await waitFor(() => expect(tag.value).toBe('FEIERTAG'));
    await user.selectOptions(tag, 'Montag');
    expect(daten().zeiten).toEqual([{ tag: 'MONTAG' }]);
  });

  test('gilt er von einem Augenblick bis zu einem, steht da, was das heißt; daneben, wie er aussehen wird', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show('eilmeldung');
    expect(screen.getByText('Ohne Beginn gilt die Eilmeldung ab der Freigabe.')).toBeTruthy();
    expect(screen.getByLabelText(/^Veröffentlichen bis/)).toBeTruthy();
    expect(screen.getByText('Vorschau')).toBeTruthy();
    expect(screen.queryByLabelText('Tag der Vorschau'), 'it is no page that has opening times').toBeNull();
    await user.type(screen.getByLabelText(/^Titel/), 'Orkan');
    expect(daten()).toEqual({ titel: 'Orkan' });
  });

  test('seine Listen wachsen, werden umgestellt und schrumpfen', async () => {
    show('inhalt');
    await press('Zeiten: Eintrag hinzufügen');
    const [, zweiter] = screen.getAllByLabelText<HTMLSelectElement>(/^Tag/);
    await user.selectOptions(zweiter!, 'Montag');
    expect(daten().zeiten).toEqual([...vorher.zeiten, { tag: 'MONTAG' }]);
    await press('Zeiten 2 nach oben');
    expect(daten().zeiten.map(({ tag }: { tag: string }) => tag)).toEqual(['MONTAG', 'FREITAG']);
    expect(screen.getByText('Steht jetzt an Stelle 1 von 2.')).toBeTruthy();
    await press('Zeiten 1 wegnehmen');
    expect(daten()).toEqual(vorher);
    await press('Zeiten 1 wegnehmen');
    expect(daten()).toEqual({ name: 'Bürgerbüro' });
    await press('Andere Namen: Eintrag hinzufügen');
    await user.type(screen.getByLabelText(/^Andere Namen 1 \(/), 'Meldeamt');
    expect(daten().auch).toEqual(['Meldeamt']);
  });

  test('nennt neben dem Feld, was der Server ablehnt, bis es geändert wird', async () => {
    const fehler = [
      { feld: 'daten/zeiten/0/von', meldung: 'Diese Angabe passt hier nicht.' },
      { feld: 'daten/name', meldung: 'Diese Angabe fehlt.' },
    ];
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response(JSON.stringify({ status: 422, errors: fehler }), {
        status: 422,
        headers: { 'content-type': 'application/problem+json' },
      }),
    );
    show('inhalt');
    await press('Ausführen');
    const von = await screen.findByLabelText<HTMLInputElement>(/^Von/);
    await waitFor(() => expect(von.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByRole('link', { name: 'Diese Angabe fehlt.' })[0]?.getAttribute('href')).toBe(
      '#redaktion-beitrag-daten/name',
    );
    await user.type(von, '1');
    await waitFor(() => expect(von.getAttribute('aria-invalid')).toBeNull());
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
  });

  test('führt zur Anmeldung, wenn sie beim Schreiben abgelaufen ist; was da steht, wird danach gesendet', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response(JSON.stringify({ status: 401, detail: 'Bitte melden Sie sich an.' }), {
        status: 401,
        headers: { 'content-type': 'application/problem+json' },
      }),
    );
    show('inhalt');
    await user.type(await screen.findByLabelText(/^Name/), ' neu');
    await press('Ausführen');
    const anmelden = await screen.findByRole('link', { name: /^Neu anmelden/ });
    expect([anmelden.getAttribute('href'), anmelden.getAttribute('target')]).toEqual(['/intranet/', '_blank']);
    fetch.mockResolvedValue(new Response('{"referenz":"IN-2026-0001"}', { status: 201 }));
    await press('Ausführen');
    expect(await screen.findByRole('heading', { name: 'Gespeichert' })).toBeTruthy();
    expect(String(fetch.mock.calls.at(-1)?.[1]?.body)).toContain(' neu');
  });

  test.each([
    ['veröffentlicht', null, 'Ihre Fassung ist ab sofort öffentlich.', ['/wer/buergerbuero/']],
    ['geplant', '01.12.2099, 8 Uhr', 'Ihre Fassung wird am 01.12.2099, 8 Uhr veröffentlicht.', []],
  ])('sagt nach der Freigabe, dass sie %s ist, und führt zu ihrer Seite', async (status, ab, satz, wege) => {
    const oeffentlich = wege[0] ?? null;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
      String(url).endsWith('IN-2026-0001')
        ? new Response(JSON.stringify({ status, ab, bis: null, oeffentlich }))
        : new Response('{"referenz":"IN-2026-0001"}', { status: 201 }),
    );
    show('inhalt');
    await user.click(await screen.findByLabelText(/^Freigeben/));
    await press('Ausführen');
    expect(await screen.findByRole('heading', { name: 'Freigegeben' })).toBeTruthy();
    expect(await screen.findByText(satz)).toBeTruthy();
    const links = screen.queryAllByRole('link', { name: 'Auf der Website ansehen' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(wege);
    expect(document.querySelector('gm-app-angebot'), 'staff are not asked to install the site').toBeNull();
  });
});
