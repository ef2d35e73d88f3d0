import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildFormfeld as feld } from '../../inhalt/build-formfeld.ts';
import { beispiele } from './redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

const gruppe = (...felder: Formfeld[]) => feld('', '', { art: 'gruppe', felder });
const vorlage = (template: string, titel: string, more: Partial<BlockVorlage>): BlockVorlage => ({
  template,
  titel,
  hilfe: `${titel} für Seiten.`,
  slots: ['content'],
  neu: true,
  beispiel: null,
  context: gruppe(feld('titel', 'Überschrift')),
  options: gruppe(),
  ...more,
});
const bausteine = [
  vorlage('text', 'Text', {
    slots: ['content', 'sidebar'],
    context: gruppe(feld('titel', 'Überschrift'), feld('md', 'Text', { art: 'absatz' })),
  }),
  vorlage('bild', 'Bild', { context: gruppe(feld('foto', 'Bild', { art: 'auswahl', verweis: 'foto' })) }),
  vorlage('formular', 'Formular', { neu: false }),
];

const tanne = {
  datei: 'tanne.jpg',
  bild: { id: 'tanne-12345678', breite: 1600, hoehe: 1067, farbe: '#4d5d3a', alt: 'Tanne im Nebel' },
};
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
let answers: Record<string, () => Response>;
beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  answers = {
    '/_shell/bausteine': () => json({ bausteine }),
    '/api/intranet/redaktion/medien?q=&typ=fertig': () => json({ data: [tanne] }),
    '/api/intranet/redaktion/medien?datei=tanne.jpg': () => json({ data: [tanne] }),
    '/api/intranet/redaktion/vorschau': () => json({ token: 't', href: '/vorschau/t/' }, 201),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answers[String(url)]?.() ?? json({}, 404));
});

const user = userEvent.setup();
const show = () =>
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele.seite, { pfad: '/intranet/redaktion/' });
const daten = () =>
  JSON.parse(
    String(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: 'Ausführen' }).form!).get('daten')),
  );
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('ein Baustein hat die Felder seiner Vorlage, und was die nicht kennt, bleibt', async () => {
  show();
  const titel = await screen.findByLabelText<HTMLInputElement>(/^Überschrift/);
  expect(titel.value).toBe('Die Tanne');
  expect(screen.getByText('Text: Die Tanne, Sie wächst langsam.')).toBeTruthy();
  await user.type(titel, ' im Wald');
  await user.selectOptions(screen.getByLabelText(/^Wo der Baustein steht/), 'In der Seitenleiste');
  await user.click(screen.getByLabelText('Auf der Seite nicht zeigen'));
  expect(daten().bloecke).toEqual([
    {
      template: 'text',
      slot: 'sidebar',
      versteckt: true,
      context: { titel: 'Die Tanne im Wald', md: 'Sie wächst langsam.' },
      options: {},
    },
  ]);
});

test('ein Baustein an einem Platz, den seine Vorlage nicht mehr hat, bekommt einen anderen', async () => {
  answers['/_shell/bausteine'] = () => json({ bausteine: [{ ...bausteine[0], slots: ['sidebar'] }] });
  show();
  const platz = await screen.findByLabelText<HTMLSelectElement>(/^Wo der Baustein steht/);
  expect(platz.selectedOptions[0]?.textContent).toBe('Im Inhalt (nicht vorgesehen)');
  expect(screen.getByText(/Auf der Seite steht der Baustein in der Seitenleiste/)).toBeTruthy();
  expect(daten().bloecke[0].slot ?? 'content').toBe('content');
  await user.selectOptions(platz, 'In der Seitenleiste');
  expect(daten().bloecke[0].slot).toBe('sidebar');
  expect(screen.queryByLabelText(/^Wo der Baustein steht/), 'nothing is left to choose').toBeNull();
});

test('was eine spätere Fassung der Vorlage nicht mehr nimmt, steht neben seinem Feld und wird mit einem Druck angepasst', async () => {
  const context = gruppe(feld('titel', 'Überschrift', { art: 'zahl' }));
  answers['/_shell/bausteine'] = () => json({ bausteine: [{ ...bausteine[0], context }] });
  show();
  const kasten = await screen.findByRole('region', { name: 'Was nicht mehr zur Vorlage passt' });
  expect(kasten.textContent).toContain('Die Angabe „md“ kennt die Vorlage nicht mehr');
  expect(screen.getByText(/passt nicht mehr zur Vorlage/)).toBeTruthy();
  const titel = screen.getByLabelText<HTMLInputElement>(/^Überschrift/);
  expect(titel.getAttribute('aria-invalid')).toBe('true');
  const vorher = daten();
  await press('An die Vorlage anpassen');
  expect(daten().bloecke[0].context).toEqual({});
  expect(screen.queryByRole('region', { name: 'Was nicht mehr zur Vorlage passt' })).toBeNull();
  await press('Rückgängig');
  expect(daten()).toEqual(vorher);
});

test('die Galerie bietet an, was auf jede Seite darf; was dazukommt, lässt sich verdoppeln', async () => {
  show();
  await screen.findByLabelText(/^Überschrift/);
  await press('Baustein hinzufügen');
  expect(screen.queryByRole('button', { name: /Formular für Seiten/ })).toBeNull();
  await press('Bild Bild für Seiten.');
  await press('Bild wählen');
  await user.click(await screen.findByRole('button', { name: 'Tanne im Nebel' }, { timeout: 4000 }));
  await press('Baustein 2 verdoppeln');
  const bild = { template: 'bild', slot: 'content', context: { foto: 'tanne.jpg' }, options: {} };
  expect(daten().bloecke.slice(1)).toEqual([bild, bild]);
});

test('ein Baustein wird auf einer anderen Seite wiederverwendet', async () => {
  localStorage.clear();
  show();
  await screen.findByLabelText(/^Überschrift/);
  expect(screen.queryByRole('button', { name: /^Kopierten Baustein einfügen/ })).toBeNull();
  await press('Für eine andere Seite kopieren');
  expect(screen.getByText(/^Kopiert\./)).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  show();
  await user.click(await screen.findByRole('button', { name: /^Kopierten Baustein einfügen: Text: Die Tanne/ }));
  const [erster, zweiter] = daten().bloecke;
  expect(zweiter).toEqual({ ...erster, options: {} });
  localStorage.setItem('gm-baustein', '{');
  cleanup();
  show();
  await screen.findByRole('button', { name: 'Baustein hinzufügen' });
  expect(screen.queryByRole('button', { name: /^Kopierten/ }), 'what is none is none').toBeNull();
});

test('was weggenommen ist, kommt mit „Rückgängig“ zurück, Wort für Wort', async () => {
  show();
  const titel = await screen.findByLabelText<HTMLInputElement>(/^Überschrift/);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Rückgängig' });
  expect(undo.disabled).toBe(true);
  const vorher = daten();
  await user.type(titel, ' im Wald');
  await press('Baustein 1 wegnehmen');
  expect(daten().bloecke).toBeUndefined();
  await user.click(undo);
  expect(daten().bloecke[0].context.titel).toBe('Die Tanne im Wald');
  await user.click(undo);
  expect(daten(), 'what was typed in one go is one step').toEqual(vorher);
  expect(undo.disabled).toBe(true);
  await press('Wiederholen');
  expect(daten().bloecke[0].context.titel).toBe('Die Tanne im Wald');
});

test('ohne die Vorlagen geht nichts verloren, und das steht da', async () => {
  answers['/_shell/bausteine'] = () => json({}, 503);
  show();
  expect(await screen.findByText(/Vorlagen sind gerade nicht zu erreichen/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baustein hinzufügen' }).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Inhalt/).value).toContain('Die Tanne');
});

test('eine Vorlage, die es nicht mehr gibt, wird genannt', async () => {
  answers['/_shell/bausteine'] = () => json({ bausteine: bausteine.slice(1) });
  show();
  expect(await screen.findByText(/Die Vorlage „text“ gibt es nicht mehr/)).toBeTruthy();
});

test('die Vorschau folgt dem, was da steht, und sagt, was nicht geht', async () => {
  show();
  const rahmen = await screen.findByTitle<HTMLIFrameElement>('Vorschau der Seite');
  expect(rahmen.getAttribute('src')).toBe('/vorschau/t/');
  answers['/api/intranet/redaktion/vorschau'] = () =>
    json({ title: 'Ungültig', status: 422, detail: 'Das Foto „x“ fehlt.' }, 422);
  await user.type(screen.getByLabelText(/^Titel/), '!');
  await waitFor(() => expect(screen.getByText(/Das Foto „x“ fehlt/)).toBeTruthy(), { timeout: 3000 });
  expect(screen.getByTitle('Vorschau der Seite')).toBe(rahmen);
  await user.click(screen.getByLabelText('Bildschirm'));
  expect(rahmen.parentElement?.dataset.breite).toBe('bildschirm');
});

test('die Vorschau zeigt die Seite auch, wie sie an einem Tag sein wird', async () => {
  show();
  await screen.findByTitle('Vorschau der Seite');
  fireEvent.change(screen.getByLabelText('Tag der Vorschau'), { target: { value: '2031-12-01' } });
  await screen.findByText('Öffnungszeiten und Termine wie an diesem Tag um 12 Uhr.');
  const sent = () =>
    vi
      .mocked(fetch)
      .mock.calls.filter(([url]) => String(url).endsWith('/vorschau'))
      .map(([, init]) => JSON.parse(String(init?.body)));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ am: '2031-12-01', um: '', token: 't' }), { timeout: 3000 });
  await user.type(screen.getByLabelText(/^Veröffentlichen bis/), '30.11.2031');
  expect(await screen.findByText(/Da ist die Seite nicht mehr auf der Website/)).toBeTruthy();
  await press('Wieder jetzt');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ am: '', um: '' }), { timeout: 3000 });
});
