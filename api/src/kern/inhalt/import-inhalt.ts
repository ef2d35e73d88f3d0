import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import type { Bereich } from '../bereich.ts';
import type { Database } from '../daten/database.ts';
import { noteImport } from '../redaktion/inhalt/note-import.ts';
import { completeInhalt, countInhalt, type FertigerInhalt } from './complete-inhalt.ts';
import { createDokumentRepository } from './dokument-repository.ts';
import { bringDokumente } from './dokumente.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import { bringFotos } from './fotos.ts';
import { createFehlerliste } from './inhalt-fehler.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import type { Inhaltsart } from './inhaltsart.ts';
import { createInhaltsleser } from './inhaltsleser.ts';
import { fotoArt, listInhaltsarten, listStammdatenarten } from './kern-arten.ts';
import { type Ladeauftrag, type Ladeergebnis, publishInhalt } from './load-inhalt.ts';
import { readBestand } from './read-bestand.ts';

export interface Importauftrag extends Ladeauftrag {
  /** The folder in the exchange format. */
  ordner: string;
  /** All areas, those that are switched off, too: their content is kept for the day they are on. */
  alle: readonly Bereich[];
}

/** Kinds that are nobody's settings. */
const listInhalte = (alle: readonly Bereich[]) => {
  const einstellungen = listStammdatenarten(alle).map(({ name }) => name);
  return listInhaltsarten(alle).filter(({ name }) => !einstellungen.includes(name));
};

/** Throws `inhalt_fehlerhaft` naming everything that is wrong with the files of these kinds. */
async function readOrdner({ ordner, alle, bereiche, jetzt }: Importauftrag, arten: readonly Inhaltsart[]) {
  const fehler = createFehlerliste();
  const bestand = await readBestand(ordner, arten, fehler);
  // Of an area that is switched off nothing is made, but what it gets has to fit as well.
  const leser = createInhaltsleser(bestand.eintraege, fehler);
  for (const bereich of alle.filter((einer) => !bereiche.includes(einer))) {
    bereich.inhalt?.read(leser);
    bereich.stammdaten?.read(leser);
  }
  const { tag } = readBerlinerZeit(jetzt ?? new Date());
  return { bestand, fertig: completeInhalt(bestand, bereiche, tag, fehler) };
}

/** Checks a folder without a database and counts what is in it, by German plural. Throws `inhalt_fehlerhaft`. */
export async function checkInhalt(auftrag: Importauftrag): Promise<Record<string, number>> {
  return countInhalt((await readOrdner(auftrag, listInhaltsarten(auftrag.alle))).fertig);
}

interface Ablage {
  /** Where its photos are kept. */
  uploads: Objects;
}

/** Null, and nothing done, where it is not wanted. */
async function store<Ergebnis>(
  db: Kysely<Database>,
  auftrag: Importauftrag & Ablage,
  arten: readonly Inhaltsart[],
  isWanted: (vorhandene: string[]) => boolean,
  finish: (trx: Kysely<Database>, fertig: FertigerInhalt) => Promise<Ergebnis>,
): Promise<Ergebnis | null> {
  const listArten = (source: Kysely<Database>) => createEintragRepository(source).listArten();
  if (!isWanted(await listArten(db))) return null;
  const { bestand, fertig } = await readOrdner(auftrag, arten);
  await bringFotos(auftrag.ordner, bestand.fotos, auftrag.uploads);
  await bringDokumente(auftrag.ordner, bestand.dokumente, auftrag.uploads);
  return db.transaction().execute(async (trx) => {
    await createInhaltRepository(trx).lock();
    if (!isWanted(await listArten(trx))) return null;
    const repository = createEintragRepository(trx);
    await repository.replace(
      arten.map(({ name }) => name),
      bestand.eintraege,
    );
    await createDokumentRepository(trx).put(bestand.dokumente);
    if (arten.includes(fotoArt)) await repository.replaceFotos(bestand.fotos);
    return finish(trx, fertig);
  });
}

/**
 * Makes a folder the content; all or nothing. Null where there is content that should not be replaced. Throws
 * `inhalt_fehlerhaft` for wrong files.
 */
export async function importInhalt(
  db: Kysely<Database>,
  auftrag: Importauftrag & Ablage & { ersetzen: boolean },
): Promise<Ladeergebnis | null> {
  const inhalte = listInhalte(auftrag.alle).map(({ name }) => name);
  const isWanted = (vorhandene: string[]) => auftrag.ersetzen || !vorhandene.some((art) => inhalte.includes(art));
  return store(db, auftrag, listInhaltsarten(auftrag.alle), isWanted, async (trx, fertig) => {
    const ergebnis = await publishInhalt(trx, auftrag, fertig);
    await noteImport(trx);
    return ergebnis;
  });
}

/**
 * Stores a folder in a database without content, and in no other; `loadInhalt` makes pages of it. False: there was content.
 * @param nurStammdaten leaves out what is no setting
 */
export async function seedInhalt(
  db: Kysely<Database>,
  auftrag: Importauftrag & Ablage & { nurStammdaten: boolean },
): Promise<boolean> {
  const arten = (auftrag.nurStammdaten ? listStammdatenarten : listInhaltsarten)(auftrag.alle);
  const isEmpty = (vorhandene: string[]) => vorhandene.length === 0;
  return (await store(db, auftrag, arten, isEmpty, async () => true)) ?? false;
}
