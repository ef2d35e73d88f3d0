import type { Formfeld } from '@gm/shared/schemas/formfeld';
import type { Beitrag, Inhalte, redaktionSchema } from '@gm/shared/schemas/redaktion';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { API, openRedaktion } from '../../../../test/open-redaktion.ts';

const { api, kopf } = openRedaktion();

const get = async <Body>(url: string, wer = 'redaktion') =>
  (await api().app.inject({ url: API + url, headers: kopf(wer) })).json<Body>();
const feld = (name: string, rest: Partial<Formfeld> = {}): Formfeld => ({
  name,
  titel: name,
  art: 'zeile',
  pflicht: false,
  hinweis: null,
  optionen: [],
  verweis: null,
  selten: false,
  felder: [],
  eintrag: null,
  ...rest,
});
/** A template that takes these fields alone. */
const vorlage = (template: string, ...felder: Formfeld[]) => ({
  template,
  slots: ['content', 'sidebar'],
  context: feld('', { art: 'gruppe', felder }),
  options: feld('', { art: 'gruppe', felder: [feld('apiCalls', { art: 'liste', eintrag: feld('') })] }),
});
const tell = async (vorlagen: object[], headers = {}) =>
  (await api().app.inject({ method: 'POST', url: '/api/cms/vorlagen', payload: { vorlagen }, headers })).statusCode;
const listUnpassende = async (abfrage = '') =>
  (await get<Inhalte>(`/inhalte?ansicht=unpassend${abfrage}`)).data.map(({ angaben }) => angaben.join()).sort();
const countUnpassende = async () => (await get<z.output<typeof redaktionSchema>>('')).unpassende;

/** One page alone has a block. */
async function writeSeite(bloecke: object[]): Promise<void> {
  const { db } = api().database;
  await sql`update inhalt_eintraege set daten = (daten::jsonb - 'bloecke')::json, aenderung = nextval('inhalt_aenderungen')
    where art in ('seite', 'seitenmuster') and daten->'bloecke' is not null`.execute(db);
  await sql`update inhalt_eintraege set daten = (daten::jsonb || ${JSON.stringify({ bloecke })}::jsonb)::json,
    aenderung = nextval('inhalt_aenderungen') where art = 'seite' and datei = 'seiten/barrierefreiheit.md'`.execute(db);
}

it('pages that running templates do not fit any more are one list, found when a release or the page changes', async () => {
  await writeSeite([{ template: 'hinweis', context: { titel: 'Achtung', farbe: 'rot' } }]);
  expect(await countUnpassende(), 'nobody has told of any template').toBe(0);

  expect(await tell([vorlage('hinweis', feld('titel'), feld('farbe'))])).toBe(204);
  expect(await countUnpassende()).toBe(0);

  // A later release takes the field away, and then the template.
  await tell([vorlage('hinweis', feld('titel'))]);
  expect(await countUnpassende()).toBe(1);
  const konto = await api().app.inject({ url: '/api/cms/intranet/konto', headers: kopf() });
  expect(konto.json(), 'the start of the intranet leads there').toMatchObject({ unpassende: 1 });
  expect(await listUnpassende('&typ=seite&q=barrierefreiheit')).toEqual(['/barrierefreiheit/']);
  expect(await listUnpassende('&typ=seite&q=gibtesnicht')).toEqual([]);
  await writeSeite([{ template: 'hinweis', context: { titel: 'Achtung' } }]);
  expect(await listUnpassende(), 'it was mended').toEqual([]);
  await tell([vorlage('anderes')]);
  expect(await listUnpassende()).toEqual(['/barrierefreiheit/']);
  expect(await get<Inhalte>('/inhalte')).toMatchObject({ unpassende: 1, data: [] });

  // Who may write on something else has nothing to mend.
  expect((await get<Inhalte>('/inhalte', 'autor')).unpassende ?? 0).toBe(0);
  await tell([vorlage('hinweis', feld('titel'))]);
  expect(await listUnpassende(), 'the release was taken back').toEqual([]);
});

it('what an editor releases is looked at, and nobody from outside tells of templates', async () => {
  await writeSeite([]);
  await tell([vorlage('hinweis', feld('titel'))]);
  const beitrag = await get<Beitrag>('/inhalte/seite?id=barrierefreiheit');
  const daten = JSON.parse(String(beitrag.werte.daten));
  const payload = {
    ...beitrag.werte,
    referenz: '',
    version: 0,
    was: 'freigeben',
    daten: JSON.stringify({ ...daten, bloecke: [{ template: 'fort', context: {}, options: {} }] }),
  };
  const antwort = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: kopf() });
  expect([antwort.statusCode, antwort.json().errors]).toEqual([201, undefined]);
  expect(await listUnpassende()).toEqual(['/barrierefreiheit/']);

  expect(await tell([], { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await tell([{ template: 'x' }])).toBe(422);
  expect(await countUnpassende()).toBe(1);
});
