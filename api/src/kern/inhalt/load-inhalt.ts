import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Route } from '@gm/shared/schemas/seite';
import type { Kysely } from 'kysely';
import type { Bereich } from '../bereich.ts';
import type { Database } from '../daten/database.ts';
import { buildSuchzeilen } from '../suche/build-suchzeilen.ts';
import { listEintragseiten, listSuchquellen } from '../suche/list-suchquellen.ts';
import { createSucheRepository, SYNONYME } from '../suche/suche-repository.ts';
import type { Suchquelle } from '../suche/suchquelle.ts';
import { buildKonfiguration } from './build-konfiguration.ts';
import { buildSeiten } from './build-seiten.ts';
import { describeFotos } from './fotos.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import type { Inhaltsquelle, Umfeld } from './inhaltsquelle.ts';
import { type InhaltDateien, readFiles } from './read-files.ts';
import { type Inhalt, readInhalt } from './read-inhalt.ts';

/** Raise it when the loader makes something else of the same files, so that running sites load them again. */
const LADER_VERSION = 17;

export interface Ladeauftrag {
  /** The content folder. */
  ordner: string;
  /** Areas that bring their parts; their order is that of writing. */
  bereiche: readonly Bereich[];
  /** Its day in Europe/Berlin is the one relative dates count from. */
  jetzt?: Date;
}

export interface Ladeergebnis {
  /** False when the database held this content of this day already. */
  geladen: boolean;
  version: number;
}

/** The content as the database takes it. */
interface FertigerInhalt extends Pick<Inhalt, 'menus' | 'synonyme'> {
  umfeld: Umfeld;
  konfiguration: Record<string, unknown>;
  seiten: Map<string, Route>;
  teile: { quelle: Inhaltsquelle; zeilen: unknown }[];
}

async function complete(
  { ordner, bereiche }: Ladeauftrag,
  dateien: InhaltDateien,
  tag: string,
): Promise<FertigerInhalt> {
  const inhalt = readInhalt(dateien, bereiche);
  const { gemeinde, menus, synonyme, of } = inhalt;
  const fotos = await describeFotos(ordner, inhalt.fotos);
  const umfeld = { gemeinde, fotos, tag, of };
  return {
    umfeld,
    konfiguration: buildKonfiguration(inhalt, tag),
    menus,
    synonyme,
    seiten: buildSeiten(inhalt, fotos),
    teile: inhalt.teile.map(({ quelle, gelesen }) => ({ quelle, zeilen: quelle.build(gelesen, umfeld) })),
  };
}

/**
 * Reads and checks the content folder without a database, and counts what is in it, by German plural. Throws
 * `inhalt_fehlerhaft` naming the wrong files and fields.
 */
export async function checkInhalt(auftrag: Ladeauftrag): Promise<Record<string, number>> {
  const { tag } = readBerlinerZeit(auftrag.jetzt ?? new Date());
  const { seiten, umfeld, teile } = await complete(auftrag, await readFiles(auftrag.ordner), tag);
  const zahlen = teile.map(({ quelle, zeilen }) => quelle.count?.(zeilen) ?? {});
  return Object.assign({ Seiten: seiten.size, Fotos: umfeld.fotos.size }, ...zahlen);
}

/**
 * Brings the content folder into the database, with dates relative to the day of `jetzt` in Europe/Berlin; all or
 * nothing. Does nothing when the same areas loaded the same files on the same day. Throws `inhalt_fehlerhaft` for wrong
 * files; what was there stays then.
 */
export async function loadInhalt(db: Kysely<Database>, auftrag: Ladeauftrag): Promise<Ladeergebnis> {
  const { ordner, bereiche, jetzt = new Date() } = auftrag;
  const dateien = await readFiles(ordner);
  const pruefsumme = [LADER_VERSION, ...bereiche.map(({ name }) => name), dateien.pruefsumme].join('-');
  const { tag } = readBerlinerZeit(jetzt);
  const findUnchanged = async (repository: ReturnType<typeof createInhaltRepository>) => {
    const stand = await repository.readStand();
    const isUnchanged = stand?.pruefsumme === pruefsumme && stand.tag === tag;
    return isUnchanged ? { geladen: false, version: stand.version } : null;
  };
  const unchanged = await findUnchanged(createInhaltRepository(db));
  if (unchanged) return unchanged;

  // Measuring photos takes a second; it must not hold the transaction, which on PGlite would stop every reader.
  const { umfeld, konfiguration, menus, synonyme, seiten, teile } = await complete(auftrag, dateien, tag);
  const bilder = [...umfeld.fotos.values()];
  return db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.lock();
    const loadedMeanwhile = await findUnchanged(repository);
    if (loadedMeanwhile) return loadedMeanwhile;
    const readPaths = async (quellen: readonly Suchquelle[]) => [
      ...(await repository.readPaths()),
      ...(await listEintragseiten(trx, bereiche, quellen)).map(({ pfad }) => pfad),
    ];
    const vorher = await readPaths(await listSuchquellen(trx, bereiche, jetzt));
    for (const [schluessel, wert] of Object.entries(konfiguration)) await repository.setKonfiguration(schluessel, wert);
    await repository.setKonfiguration(SYNONYME, synonyme);
    await repository.replaceMenus(menus);
    await repository.writeBilder(bilder);
    await repository.replaceSeiten(seiten, tag);
    for (const { quelle, zeilen } of teile) await quelle.write(trx, zeilen, umfeld);
    const index = createSucheRepository(trx);
    await index.replace('seite', buildSuchzeilen(seiten));
    const quellen = await listSuchquellen(trx, bereiche, jetzt);
    for (const { typ, zeilen } of quellen) await index.replace(typ, zeilen);
    await repository.removeBilder(bilder.map(({ id }) => id));
    await repository.rememberRemoved(vorher, await readPaths(quellen));
    return { geladen: true, version: await repository.setStand(pruefsumme, tag) };
  });
}
