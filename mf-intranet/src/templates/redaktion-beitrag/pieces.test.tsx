import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import type { FormField } from '@gm/shared/schemas/form-field';
import { renderExample } from '@gm/shared/test/render-example';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildFormField as field } from '../../entry-form/values/build-form-field.ts';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import { examples } from './redaktion-beitrag.examples.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

const group = (...fields: FormField[]) => field('', '', { art: 'gruppe', felder: fields });
const vorlage = (template: string, title: string, more: Partial<BlockTemplate>): BlockTemplate => ({
  template,
  titel: title,
  hilfe: `${title} für Seiten.`,
  slots: ['content'],
  neu: true,
  paths: [],
  beispiel: null,
  context: group(field('titel', 'Überschrift')),
  options: group(),
  ...more,
});
const pieces = [
  vorlage('text', 'Text', {
    slots: ['content', 'sidebar'],
    context: group(field('titel', 'Überschrift'), field('md', 'Text', { art: 'absatz' })),
  }),
  vorlage('bild', 'Bild', { context: group(field('foto', 'Bild', { art: 'auswahl', verweis: 'foto' })) }),
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
    '/_shell/templates': () => json({ bausteine: pieces }),
    '/api/intranet/redaktion/medien?q=&typ=fertig': () => json({ data: [tanne] }),
    '/api/intranet/redaktion/medien?datei=tanne.jpg': () => json({ data: [tanne] }),
    '/api/intranet/redaktion/vorschau': () => json({ token: 't', href: '/vorschau/t/' }, 201),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answers[String(url)]?.() ?? json({}, 404));
});

const user = userEvent.setup();
const show = () => renderExample(RedaktionBeitrag, redaktionBeitrag, examples.seite, { pfad: '/intranet/redaktion/' });
const data = () =>
  JSON.parse(
    String(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: 'Ausführen' }).form!).get('daten')),
  );
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('a block has the fields of its template, and unknown values are kept', async () => {
  show();
  const title = await screen.findByLabelText<HTMLInputElement>(/^Überschrift/);
  expect(title.value).toBe('Die Tanne');
  expect(screen.getByText('Text: Die Tanne, Sie wächst langsam.')).toBeTruthy();
  await user.type(title, ' im Wald');
  await user.selectOptions(screen.getByLabelText(/^Wo der Baustein steht/), 'In der Seitenleiste');
  await user.click(screen.getByLabelText('Auf der Seite nicht zeigen'));
  expect(data().bloecke).toEqual([
    {
      template: 'text',
      slot: 'sidebar',
      versteckt: true,
      context: { titel: 'Die Tanne im Wald', md: 'Sie wächst langsam.' },
      options: {},
    },
  ]);
});

test('a block in a slot that its template no longer supports can be moved', async () => {
  answers['/_shell/templates'] = () => json({ bausteine: [{ ...pieces[0], slots: ['sidebar'] }] });
  show();
  const place = await screen.findByLabelText<HTMLSelectElement>(/^Wo der Baustein steht/);
  expect(place.selectedOptions[0]?.textContent).toBe('Im Inhalt (nicht vorgesehen)');
  expect(screen.getByText(/Auf der Seite steht der Baustein in der Seitenleiste/)).toBeTruthy();
  expect(data().bloecke[0].slot ?? 'content').toBe('content');
  await user.selectOptions(place, 'In der Seitenleiste');
  expect(data().bloecke[0].slot).toBe('sidebar');
  expect(screen.queryByLabelText(/^Wo der Baustein steht/), 'nothing is left to choose').toBeNull();
});

test('values that no longer match a newer template version are shown at their field and repaired by one click', async () => {
  const context = group(field('titel', 'Überschrift', { art: 'zahl' }));
  answers['/_shell/templates'] = () => json({ bausteine: [{ ...pieces[0], context }] });
  show();
  const box = await screen.findByRole('region', { name: 'Was nicht mehr zur Vorlage passt' });
  expect(box.textContent).toContain('Die Angabe „md“ kennt die Vorlage nicht mehr');
  expect(screen.getByText(/passt nicht mehr zur Vorlage/)).toBeTruthy();
  const title = screen.getByLabelText<HTMLInputElement>(/^Überschrift/);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  const before = data();
  await press('An die Vorlage anpassen');
  expect(data().bloecke[0].context).toEqual({});
  expect(screen.queryByRole('region', { name: 'Was nicht mehr zur Vorlage passt' })).toBeNull();
  await press('Rückgängig');
  expect(data()).toEqual(before);
});

test('the gallery offers blocks for any page; added ones can be duplicated', async () => {
  show();
  await screen.findByLabelText(/^Überschrift/);
  await press('Baustein hinzufügen');
  expect(screen.queryByRole('button', { name: /Formular für Seiten/ })).toBeNull();
  await press('Bild Bild für Seiten.');
  await press('Bild wählen');
  await user.click(await screen.findByRole('button', { name: 'Tanne im Nebel' }, { timeout: 4000 }));
  await press('Baustein 2 verdoppeln');
  const image = { template: 'bild', slot: 'content', context: { foto: 'tanne.jpg' }, options: {} };
  expect(data().bloecke.slice(1)).toEqual([image, image]);
});

test('a block is copied to another page', async () => {
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
  const [first, second] = data().bloecke;
  expect(second).toEqual({ ...first, options: {} });
  localStorage.setItem('gm-baustein', '{');
  cleanup();
  show();
  await screen.findByRole('button', { name: 'Baustein hinzufügen' });
  expect(screen.queryByRole('button', { name: /^Kopierten/ }), 'what is none is none').toBeNull();
});

test('"Rückgängig" restores a removed block completely', async () => {
  show();
  const title = await screen.findByLabelText<HTMLInputElement>(/^Überschrift/);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Rückgängig' });
  expect(undo.disabled).toBe(true);
  const before = data();
  await user.type(title, ' im Wald');
  await press('Baustein 1 entfernen');
  expect(data().bloecke).toBeUndefined();
  await user.click(undo);
  expect(data().bloecke[0].context.titel).toBe('Die Tanne im Wald');
  await user.click(undo);
  expect(data(), 'what was typed in one go is one step').toEqual(before);
  expect(undo.disabled).toBe(true);
  await press('Wiederholen');
  expect(data().bloecke[0].context.titel).toBe('Die Tanne im Wald');
});

test('without the templates no value is lost, and a message says so', async () => {
  answers['/_shell/templates'] = () => json({}, 503);
  show();
  expect(await screen.findByText(/Vorlagen sind gerade nicht zu erreichen/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baustein hinzufügen' }).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Inhalt/).value).toContain('Die Tanne');
});

test('a missing template is named', async () => {
  answers['/_shell/templates'] = () => json({ bausteine: pieces.slice(1) });
  show();
  expect(await screen.findByText(/Die Vorlage „text“ gibt es nicht mehr/)).toBeTruthy();
});

test('the preview follows the input and reports errors', async () => {
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Vorschau der Seite');
  expect(frame.getAttribute('src')).toBe('/vorschau/t/');
  answers['/api/intranet/redaktion/vorschau'] = () =>
    json({ title: 'Ungültig', status: 422, detail: 'Das Foto „x“ fehlt.' }, 422);
  await user.type(screen.getByLabelText(/^Titel/), '!');
  await waitFor(() => expect(screen.getByText(/Das Foto „x“ fehlt/)).toBeTruthy(), { timeout: 3000 });
  expect(screen.getByTitle('Vorschau der Seite')).toBe(frame);
  await user.click(screen.getByLabelText('Bildschirm'));
  expect(frame.parentElement?.dataset.breite).toBe('bildschirm');
});

test('the preview can show the page at a future date', async () => {
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
  expect(await screen.findByText(/Zu diesem Zeitpunkt ist die Seite nicht mehr auf der Website/)).toBeTruthy();
  await press('Wieder jetzt');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ am: '', um: '' }), { timeout: 3000 });
});
