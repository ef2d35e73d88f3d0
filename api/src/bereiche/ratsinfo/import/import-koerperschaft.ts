import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../kern/daten/database.ts';
import { createInhaltRepository } from '../../../kern/inhalt/inhalt-repository.ts';
import { completeTexts } from './complete-texts.ts';
import { fetchPdfText } from './fetch-pdf-text.ts';
import { readArt } from './oparl-objekte.ts';
import { ask, readFolder, requestSeite } from './oparl-quelle.ts';
import { createRatsImportRepository } from './rats-import-repository.ts';
import { splitObjects } from './split-objects.ts';
import { writeImportiertes } from './write-importiertes.ts';

/** Clocks differ, and objects may appear a little after the time they bear. */
const UEBERLAPPUNG_MS = 10 * 60_000;
/** Objects of a folder that are written at once. */
const PORTION = 500;

export interface Fortschritt {
  /** Objects to come, as far as that is known. */
  report(gelesen: number, insgesamt: number): void;
}
interface Wege {
  /** Pauses before an address is asked again, in milliseconds. */
  pausen?: readonly number[];
  /** Text of the PDF file behind an address; throws where there is none. */
  fetchText?: (adresse: string) => Promise<string>;
}
export interface Importergebnis {
  objekte: number;
  /** Addresses or files that could not be read. */
  unlesbar: string[];
}

const adresse = z.url({ protocol: /^https?$/ });
const bodySchema = z.looseObject({ id: adresse });
/** Lists of a Body in the order in which objects refer to each other. */
const LISTEN = [
  ...['legislativeTermList', 'locationList', 'organization', 'person', 'membership'],
  ...['meeting', 'agendaItem', 'paper', 'consultation', 'file'],
];

const isSystem = (ding: unknown): ding is { type: string; body: string } =>
  typeof ding === 'object' && ding !== null && 'type' in ding && 'body' in ding && /\/System$/.test(String(ding.type));

/** All pages of a list from an address on. A list whose pages lead in a circle ends there. */
async function* followSeiten(von: string, pausen?: readonly number[]) {
  const besucht = new Set<string>();
  for (let naechste: string | null = von; naechste && !besucht.has(naechste); ) {
    besucht.add(naechste);
    const seite = await requestSeite(naechste, pausen);
    yield seite;
    ({ naechste } = seite);
  }
}

async function findKoerperschaften(quelle: string, pausen?: readonly number[]): Promise<unknown[]> {
  const ding = await ask(quelle, pausen);
  if (readArt(ding) === 'body') return [ding];
  const liste = isSystem(ding) ? ding.body : quelle;
  const koerperschaften: unknown[] = [];
  for await (const { objekte } of followSeiten(liste, pausen)) koerperschaften.push(...objekte);
  return koerperschaften.filter((eine) => readArt(eine) === 'body');
}

function buildListAddress(liste: string, seit: Date | null, istNeu: boolean): string {
  const url = new URL(liste);
  if (seit) url.searchParams.set('modified_since', `${seit.toISOString().slice(0, 19)}+00:00`);
  // Only systems with lists of all kinds say elsewhere what they leave out here.
  if (istNeu) url.searchParams.set('omit_internal', 'true');
  return url.href;
}

/**
 * Reads another system's council: everything the first time, afterwards what changed. Every page is stored with the
 * place of the next one, so that a run that was interrupted goes on there.
 */
export async function importOparl(
  db: Kysely<Database>,
  quelle: string,
  fortschritt: Fortschritt,
  { pausen, fetchText = fetchPdfText }: Wege = {},
): Promise<Importergebnis> {
  const koerperschaften = await findKoerperschaften(quelle, pausen);
  if (koerperschaften.length === 0) throw new Error(`Unter ${quelle} gibt es keine Körperschaft von OParl.`);
  const lauf = createRatsImportRepository(db);
  const { stand, offen } = await lauf.begin(quelle);
  const seit = stand && new Date(stand.getTime() - UEBERLAPPUNG_MS);
  const ergebnis: Importergebnis = { objekte: 0, unlesbar: [] };
  let insgesamt = 0;
  const write = async (
    objekte: unknown[],
    koerperschaft: string,
    danach?: (trx: Kysely<Database>) => Promise<void>,
  ) => {
    const zerlegt = splitObjects(objekte);
    ergebnis.unlesbar.push(...zerlegt.unlesbar, ...(await completeTexts(db, zerlegt.objekte.file, fetchText)));
    await db.transaction().execute(async (trx) => {
      await writeImportiertes(trx, zerlegt, koerperschaft);
      await danach?.(trx);
    });
  };

  for (const ding of koerperschaften) {
    const body = bodySchema.safeParse(ding);
    if (!body.success) continue;
    await write([ding], body.data.id);
    const isNeu = adresse.safeParse(body.data.agendaItem).success;
    for (const name of LISTEN) {
      const liste = adresse.safeParse(body.data[name]);
      if (!liste.success || offen[liste.data] === null) continue;
      const ab = offen[liste.data] ?? buildListAddress(liste.data, seit, isNeu);
      let isErste = true;
      for await (const { objekte, naechste, anzahl } of followSeiten(ab, pausen)) {
        if (isErste) insgesamt += anzahl ?? objekte.length;
        isErste = false;
        await write(objekte, body.data.id, (trx) =>
          createRatsImportRepository(trx).rememberSeite(quelle, liste.data, naechste),
        );
        ergebnis.objekte += objekte.length;
        fortschritt.report(ergebnis.objekte, Math.max(insgesamt, ergebnis.objekte));
      }
    }
  }
  await db.transaction().execute(async (trx) => {
    await createRatsImportRepository(trx).close(quelle);
    await createInhaltRepository(trx).raiseStand();
  });
  return ergebnis;
}

/** Reads the objects of a folder; the same files again change nothing. */
export async function importFolder(
  db: Kysely<Database>,
  ordner: string,
  fortschritt: Fortschritt,
  { fetchText = fetchPdfText }: Pick<Wege, 'fetchText'> = {},
): Promise<Importergebnis> {
  const { objekte, unlesbar } = await readFolder(ordner);
  const body = objekte.find((ding) => readArt(ding) === 'body');
  const koerperschaft = bodySchema.safeParse(body);
  if (!koerperschaft.success) throw new Error(`Im Ordner ${ordner} steht keine Körperschaft (Body) von OParl.`);
  const ergebnis: Importergebnis = { objekte: 0, unlesbar };
  const uebrige = objekte.filter((ding) => ding !== body);
  for (let von = 0; von === 0 || von < uebrige.length; von += PORTION) {
    const zerlegt = splitObjects([body, ...uebrige.slice(von, von + PORTION)]);
    ergebnis.unlesbar.push(...zerlegt.unlesbar, ...(await completeTexts(db, zerlegt.objekte.file, fetchText)));
    await db.transaction().execute((trx) => writeImportiertes(trx, zerlegt, koerperschaft.data.id));
    ergebnis.objekte = Math.min(von + PORTION, uebrige.length) + 1;
    fortschritt.report(ergebnis.objekte, objekte.length);
  }
  await db.transaction().execute((trx) => createInhaltRepository(trx).raiseStand());
  return ergebnis;
}
