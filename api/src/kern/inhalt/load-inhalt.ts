import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { type Kysely, sql } from 'kysely';
import type { Bereich } from '../bereich.ts';
import type { Database, Datenquelle } from '../daten/database.ts';
import { buildSuchzeilen } from '../suche/build-suchzeilen.ts';
import { listEintragseiten, listSuchquellen } from '../suche/list-suchquellen.ts';
import { createSucheRepository, SYNONYME } from '../suche/suche-repository.ts';
import type { Suchquelle } from '../suche/suchquelle.ts';
import { completeInhalt, type FertigerInhalt } from './complete-inhalt.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import { createInhaltRepository } from './inhalt-repository.ts';

/** Raise it when the loader makes something else of the same entries, so that running sites load them again. */
const LADER_VERSION = 19;

export interface Ladeauftrag {
  /** Areas that bring their parts; their order is that of writing. */
  bereiche: readonly Bereich[];
  /** Its day in Europe/Berlin is the one relative dates count from. */
  jetzt?: Date;
}

export interface Ladeergebnis {
  /** False when the public tables held this content of this day already. */
  geladen: boolean;
  version: number;
}

async function writeFertigen(trx: Datenquelle, fertig: FertigerInhalt, bereiche: readonly Bereich[], jetzt: Date) {
  const { umfeld, konfiguration, menus, synonyme, seiten, teile } = fertig;
  const repository = createInhaltRepository(trx);
  const bilder = [...umfeld.fotos.values()];
  const readPaths = async (quellen: readonly Suchquelle[]) => [
    ...(await repository.readPaths()),
    ...(await listEintragseiten(trx, bereiche, quellen)).map(({ pfad }) => pfad),
  ];
  const vorher = await readPaths(await listSuchquellen(trx, bereiche, jetzt));
  for (const [schluessel, wert] of Object.entries(konfiguration)) await repository.setKonfiguration(schluessel, wert);
  await repository.setKonfiguration(SYNONYME, synonyme);
  await repository.replaceMenus(menus);
  await repository.writeBilder(bilder);
  await repository.replaceSeiten(seiten, umfeld.tag);
  for (const { quelle, zeilen } of teile) await quelle.write(trx, zeilen, umfeld);
  const index = createSucheRepository(trx);
  await index.replace('seite', buildSuchzeilen(seiten));
  const quellen = await listSuchquellen(trx, bereiche, jetzt);
  for (const { typ, zeilen } of quellen) await index.replace(typ, zeilen);
  await repository.removeBilder(bilder.map(({ id }) => id));
  await repository.rememberRemoved(vorher, await readPaths(quellen));
}

/** What the public tables are made of: another word after every change of the entries. */
export async function readPruefsumme(trx: Datenquelle, bereiche: readonly Bereich[]): Promise<string> {
  const stand = await createEintragRepository(trx).readStand();
  return [LADER_VERSION, ...bereiche.map(({ name }) => name), stand].join('-');
}

/**
 * Makes what the pages are read from of the entries, in the transaction that has the lock of the content. Does nothing
 * when the same areas did so with the same entries on the same day. `fertig` is what was made of them already.
 */
export async function publishInhalt(
  trx: Datenquelle,
  { bereiche, jetzt = new Date() }: Ladeauftrag,
  fertig?: FertigerInhalt,
): Promise<Ladeergebnis> {
  const { tag } = readBerlinerZeit(jetzt);
  const repository = createInhaltRepository(trx);
  const eintraege = createEintragRepository(trx);
  const pruefsumme = await readPruefsumme(trx, bereiche);
  const stand = await repository.readStand();
  if (stand?.pruefsumme === pruefsumme && stand.tag === tag) return { geladen: false, version: stand.version };
  // Taking apart the texts of a whole town takes longer than any question that a visitor may ask.
  await sql`set local statement_timeout = 0`.execute(trx);
  await writeFertigen(trx, fertig ?? completeInhalt(await eintraege.read(), bereiche, tag), bereiche, jetzt);
  return { geladen: true, version: await repository.setStand(pruefsumme, tag) };
}

/**
 * Brings the pages up to date with the entries, with dates relative to the day of `jetzt` in Europe/Berlin; all or nothing.
 * Throws `inhalt_fehlerhaft` for entries that do not fit; what was there stays then.
 */
export async function loadInhalt(db: Kysely<Database>, auftrag: Ladeauftrag): Promise<Ladeergebnis> {
  return db.transaction().execute(async (trx) => {
    await createInhaltRepository(trx).lock();
    return publishInhalt(trx, auftrag);
  });
}
