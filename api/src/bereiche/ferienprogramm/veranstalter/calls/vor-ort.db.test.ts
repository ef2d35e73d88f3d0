import { mergeVermerke, type Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import type { Abgleich, Mitnahme } from '@gm/shared/bereiche/ferienprogramm/vor-ort';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAnmeldung, inTagen, kontakt } from '../../../../../test/ferien.ts';
import { confirm, openProgramm, readBitte } from '../../../../../test/test-ferienprogramm.ts';
import { buildTokenHash } from '../../../../kern/betrieb/geheimnis.ts';
import { deleteOldVermerke } from '../delete-old-vermerke.ts';
import { createVeranstalterRepository } from '../veranstalter-repository.ts';
import { createZugangRepository } from '../zugang-repository.ts';

const { api, db, send } = openProgramm();
const TSV = 'turnen@tsv.example';
const TAG = inTagen(21);
const GERAETE = ['a', 'b', 'c'].map((zeichen) => `${zeichen.repeat(8)}-0000-4000-8000-000000000000`);
/** The first mark of a device about where a child is. */
const STAND = { feld: 'stand' as const, geraet: GERAETE[0] ?? '', zaehler: 1 };

interface Fehler {
  detail: string;
}
const post = async <Body>(pfad: string, payload: object, headers = {}) => {
  const antwort = await api().app.inject({
    method: 'POST',
    url: `/api/ferienprogramm/veranstalter/${pfad}`,
    payload,
    headers,
  });
  return { status: antwort.statusCode, body: antwort.json<Body>() };
};
const take = (token: string, id = 1, tag = TAG) => post<Mitnahme & Fehler>('mitnahme', { token, id, tag });
const merge = (token: string, vermerke: Vermerk[] = []) => post<Abgleich & Fehler>('abgleich', { token, vermerke });

beforeEach(async () => {
  await db().deleteFrom('ferien_veranstalter').execute();
  await db().deleteFrom('ferien_zugaenge').execute();
  await createVeranstalterRepository(db()).add(1, 'TSV', TSV);
  await createZugangRepository(db()).begin(buildTokenHash('sitzung'), TSV);
});

async function book(namen: string[]): Promise<void> {
  const wuensche = Object.fromEntries(namen.map((name) => [name, [1]]));
  expect((await send(buildAnmeldung(wuensche))).status).toBe(201);
  await confirm(api(), await readBitte(api(), kontakt.email));
}

it('gives the list of a day with what the event asks and nothing else, to its organiser alone', async () => {
  await book(['Mia', 'Tim']);
  await db()
    .updateTable('ferien_veranstaltungen')
    .set({ fragen: ['notfall'] })
    .where('id', '=', 1)
    .execute();
  const [kind] = await db().selectFrom('ferien_kinder').select('id').orderBy('id').execute();
  for (const feld of ['notfall', 'allergien'] as const) {
    await db()
      .insertInto('ferien_kindangaben')
      .values({ kind_id: kind?.id ?? 0, feld, wert: `${feld} 1` })
      .execute();
  }
  const { status, body } = await take('sitzung');
  expect([status, body.fragen, body.kinder.length]).toEqual([201, ['notfall'], 2]);
  expect(Object.keys(body.kinder[0] ?? {}).sort()).toEqual(['alter', 'angaben', 'id', 'name']);
  expect(body.kinder.find(({ id }) => id === kind?.id)?.angaben).toEqual({ notfall: 'notfall 1' });
  expect(JSON.stringify(body)).not.toContain(kontakt.email);
  expect(new Date(body.bis).toISOString()).toMatch(/T2[23]:00:00.000Z$/);
  expect(await db().selectFrom('ferien_protokoll').select('was').execute()).toEqual([
    { was: expect.stringMatching(/^Anwesenheitsliste für den .* mitgenommen$/) },
  ]);
  expect((await take('falsch')).status).toBe(401);
  expect((await take('sitzung', 2)).status, 'of another').toBe(404);
  expect((await take('sitzung', 1, inTagen(22))).body.detail).toBe('Diesen Tag gibt es nicht, oder er ist vorbei.');
  const foreign = await post('mitnahme', { token: 'sitzung', id: 1, tag: TAG }, { origin: 'https://anderswo.example' });
  expect(foreign.status).toBe(403);
  await db().updateTable('ferien_veranstaltungen').set({ fragen: [] }).where('id', '=', 1).execute();
});

it('merges random marks of three devices in any portions to what the rules say, and tells all the same', async () => {
  await book(['Mia', 'Tim']);
  const { token, kinder } = (await take('sitzung')).body;
  const mark = fc.record({
    kind: fc.constantFrom(...kinder.map(({ id }) => id)),
    feld: fc.constantFrom('stand' as const, 'notiz' as const),
    wert: fc.constantFrom('', 'da', 'fehlt', 'abgeholt'),
    zeit: fc.integer({ min: 1, max: 5 }),
    geraet: fc.constantFrom(...GERAETE),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(mark, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      async (marks, portion) => {
        await db().deleteFrom('ferien_vermerke').execute();
        const alle = marks.map((vermerk, nummer) => ({ ...vermerk, zaehler: nummer + 1 }));
        const gesendet = alle.toReversed();
        for (let von = 0; von < gesendet.length; von += portion) await merge(token, gesendet.slice(von, von + portion));
        expect((await merge(token)).body.vermerke).toEqual(mergeVermerke(alle));
        expect((await merge(token, alle)).body.vermerke, 'sent again').toEqual(mergeVermerke(alle));
      },
    ),
    { numRuns: 25 },
  );
});

it('a clock that is ahead does not win for ever, children of others are not touched, nonsense is refused', async () => {
  await book(['Mia']);
  const { token, kinder } = (await take('sitzung')).body;
  const vermerk = { ...STAND, kind: kinder[0]?.id ?? 0, wert: 'da', zeit: 1 };
  const { body } = await merge(token, [
    { ...vermerk, zeit: Date.now() + 86_400_000 },
    { ...vermerk, kind: 2_000_000_000 },
  ]);
  expect(body.vermerke).toHaveLength(1);
  expect(body.vermerke[0]?.zeit).toBeLessThanOrEqual(Date.now() + 60_000);
  expect((await merge(token, [{ ...vermerk, wert: 'weg' }])).status).toBe(422);
  expect((await merge('falsch', [vermerk])).status).toBe(401);
});

it('a device of somebody who looks after the event no more is told to erase its list', async () => {
  await book(['Mia']);
  const { token } = (await take('sitzung')).body;
  await db().deleteFrom('ferien_veranstalter').execute();
  const { status, body } = await merge(token);
  expect([status, body.detail]).toEqual([401, 'Diese Liste gilt nicht mehr. Sie wird von diesem Gerät gelöscht.']);
});

it('once the day is over nobody gets names any more, late marks are taken, and the job erases all of it', async () => {
  await book(['Mia']);
  const { token, kinder } = (await take('sitzung')).body;
  await sql`update ferien_mitnahmen set bis = now() - interval '1 hour'`.execute(db());
  const vermerk = { ...STAND, kind: kinder[0]?.id ?? 0, wert: 'abgeholt', zeit: 5 };
  expect((await merge(token, [vermerk])).body).toMatchObject({ kinder: [], vermerke: [vermerk] });
  await deleteOldVermerke(db(), 2);
  expect((await merge(token)).status).toBe(200);
  await sql`update ferien_mitnahmen set bis = now() - interval '50 hours'`.execute(db());
  await deleteOldVermerke(db(), 2);
  expect(await db().selectFrom('ferien_vermerke').selectAll().execute()).toEqual([]);
  expect((await merge(token)).status).toBe(401);
  const erased = db().selectFrom('loeschprotokoll').select('anzahl').where('formular', '=', 'ferienprogramm-vermerke');
  expect(await erased.execute()).toEqual([{ anzahl: 1 }]);
});
