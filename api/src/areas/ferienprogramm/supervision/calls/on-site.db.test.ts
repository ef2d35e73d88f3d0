import { type Mark, mergeMarks } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { Sync, TakeAway } from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildRegistration, contact, inDays } from '../../../../../test/holiday.ts';
import { confirm, openProgram, readRequest } from '../../../../../test/test-ferienprogramm.ts';
import { buildTokenHash } from '../../../../core/platform/config/secret.ts';
import { createAccessRepository } from '../../organisers/access-repository.ts';
import { createOrganiserRepository } from '../../organisers/organiser-repository.ts';
import { deleteOldMarks } from '../delete-old-marks.ts';

const { api, db, send } = openProgram();
const TSV = 'turnen@tsv.example';
const DAY = inDays(21);
const DEVICES = ['a', 'b', 'c'].map((character) => `${character.repeat(8)}-0000-4000-8000-000000000000`);
/** A device's first record of a child's whereabouts. */
const STATE = { feld: 'stand' as const, geraet: DEVICES[0] ?? '', zaehler: 1 };

interface Failure {
  detail: string;
}
const post = async <Body>(path: string, payload: object, headers = {}) => {
  const answer = await api().app.inject({
    method: 'POST',
    url: `/api/ferienprogramm/veranstalter/${path}`,
    payload,
    headers,
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const take = (token: string, id = 1, day = DAY) => post<TakeAway & Failure>('mitnahme', { token, id, tag: day });
const merge = (token: string, marks: Mark[] = []) => post<Sync & Failure>('abgleich', { token, vermerke: marks });

beforeEach(async () => {
  await db().deleteFrom('ferien_veranstalter').execute();
  await db().deleteFrom('ferien_zugaenge').execute();
  await createOrganiserRepository(db()).add(1, 'TSV', TSV);
  await createAccessRepository(db()).begin(buildTokenHash('sitzung'), TSV);
});

async function book(names: string[]): Promise<void> {
  const wishes = Object.fromEntries(names.map((name) => [name, [1]]));
  expect((await send(buildRegistration(wishes))).status).toBe(201);
  await confirm(api(), await readRequest(api(), contact.email));
}

it("returns the list of a day with the answers to the event's questions and nothing else, only to its organiser", async () => {
  await book(['Mia', 'Tim']);
  await db()
    .updateTable('ferien_veranstaltungen')
    .set({ fragen: ['notfall'] })
    .where('id', '=', 1)
    .execute();
  const [child] = await db().selectFrom('ferien_kinder').select('id').orderBy('id').execute();
  for (const field of ['notfall', 'allergien'] as const) {
    await db()
      .insertInto('ferien_kindangaben')
      .values({ kind_id: child?.id ?? 0, feld: field, wert: `${field} 1` })
      .execute();
  }
  const { status, body } = await take('sitzung');
  expect([status, body.fragen, body.kinder.length]).toEqual([201, ['notfall'], 2]);
  expect(Object.keys(body.kinder[0] ?? {}).sort()).toEqual(['alter', 'angaben', 'id', 'name']);
  expect(body.kinder.find(({ id }) => id === child?.id)?.angaben).toEqual({ notfall: 'notfall 1' });
  expect(JSON.stringify(body)).not.toContain(contact.email);
  expect(new Date(body.bis).toISOString()).toMatch(/T2[23]:00:00.000Z$/);
  expect(await db().selectFrom('ferien_protokoll').select('was').execute()).toEqual([
    { was: expect.stringMatching(/^Anwesenheitsliste für den .* mitgenommen$/) },
  ]);
  expect((await take('falsch')).status).toBe(401);
  expect((await take('sitzung', 2)).status, 'of another').toBe(404);
  expect((await take('sitzung', 1, inDays(22))).body.detail).toBe('Diesen Tag gibt es nicht, oder er ist vorbei.');
  const foreign = await post('mitnahme', { token: 'sitzung', id: 1, tag: DAY }, { origin: 'https://anderswo.example' });
  expect(foreign.status).toBe(403);
  await db().updateTable('ferien_veranstaltungen').set({ fragen: [] }).where('id', '=', 1).execute();
});

it('merges random records of three devices in any batches according to the rules, and sends all the same result', async () => {
  await book(['Mia', 'Tim']);
  const { token, kinder: children } = (await take('sitzung')).body;
  const mark = fc.record({
    kind: fc.constantFrom(...children.map(({ id }) => id)),
    feld: fc.constantFrom('stand' as const, 'notiz' as const),
    wert: fc.constantFrom('', 'da', 'fehlt', 'abgeholt'),
    zeit: fc.integer({ min: 1, max: 5 }),
    geraet: fc.constantFrom(...DEVICES),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(mark, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      async (marks, portion) => {
        await db().deleteFrom('ferien_vermerke').execute();
        const all = marks.map((mark, num) => ({ ...mark, zaehler: num + 1 }));
        const sent = all.toReversed();
        for (let from = 0; from < sent.length; from += portion) await merge(token, sent.slice(from, from + portion));
        expect((await merge(token)).body.vermerke).toEqual(mergeMarks(all));
        expect((await merge(token, all)).body.vermerke, 'sent again').toEqual(mergeMarks(all));
      },
    ),
    { numRuns: 25 },
  );
});

it('limits clocks that run ahead, ignores children of other events, and rejects invalid records', async () => {
  await book(['Mia']);
  const { token, kinder: children } = (await take('sitzung')).body;
  const mark = { ...STATE, kind: children[0]?.id ?? 0, wert: 'da', zeit: 1 };
  const { body } = await merge(token, [
    { ...mark, zeit: Date.now() + 86_400_000 },
    { ...mark, kind: 2_000_000_000 },
  ]);
  expect(body.vermerke).toHaveLength(1);
  expect(body.vermerke[0]?.zeit).toBeLessThanOrEqual(Date.now() + 60_000);
  expect((await merge(token, [{ ...mark, wert: 'weg' }])).status).toBe(422);
  expect((await merge('falsch', [mark])).status).toBe(401);
});

it('a device of a removed organiser must delete its list', async () => {
  await book(['Mia']);
  const { token } = (await take('sitzung')).body;
  await db().deleteFrom('ferien_veranstalter').execute();
  const { status, body } = await merge(token);
  expect([status, body.detail]).toEqual([401, 'Diese Liste gilt nicht mehr. Sie wird von diesem Gerät gelöscht.']);
});

it('after the day no names are sent, late records are accepted, and the job deletes everything', async () => {
  await book(['Mia']);
  const { token, kinder: children } = (await take('sitzung')).body;
  await sql`update ferien_mitnahmen set bis = now() - interval '1 hour'`.execute(db());
  const mark = { ...STATE, kind: children[0]?.id ?? 0, wert: 'abgeholt', zeit: 5 };
  expect((await merge(token, [mark])).body).toMatchObject({ kinder: [], vermerke: [mark] });
  await deleteOldMarks(db(), 2);
  expect((await merge(token)).status).toBe(200);
  await sql`update ferien_mitnahmen set bis = now() - interval '50 hours'`.execute(db());
  await deleteOldMarks(db(), 2);
  expect(await db().selectFrom('ferien_vermerke').selectAll().execute()).toEqual([]);
  expect((await merge(token)).status).toBe(401);
  const erased = db().selectFrom('loeschprotokoll').select('anzahl').where('formular', '=', 'ferienprogramm-vermerke');
  expect(await erased.execute()).toEqual([{ anzahl: 1 }]);
});
