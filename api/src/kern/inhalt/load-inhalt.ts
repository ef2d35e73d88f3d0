import { isDeepStrictEqual } from 'node:util';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Route } from '@gm/shared/schemas/seite';
import type { Kysely } from 'kysely';
import { type AbfallZeilen, createAbfallRepository } from '../../bereiche/abfall/abfall-repository.ts';
import { buildAbfall } from '../../bereiche/abfall/build-abfall.ts';
import { buildArtikel } from '../../bereiche/aktuelles/build-artikel.ts';
import { createBekanntmachungRepository } from '../../bereiche/bekanntmachungen/bekanntmachung-repository.ts';
import { buildBekanntmachungen } from '../../bereiche/bekanntmachungen/build-bekanntmachungen.ts';
import { createBranchenRepository } from '../../bereiche/branchenverzeichnis/branchen-repository.ts';
import { buildBranchenverzeichnis } from '../../bereiche/branchenverzeichnis/build-branchenverzeichnis.ts';
import { buildEilmeldungen } from '../../bereiche/eilmeldungen/build-eilmeldungen.ts';
import { createEilmeldungRepository, type EilmeldungZeile } from '../../bereiche/eilmeldungen/eilmeldung-repository.ts';
import { buildFerienoptionen, buildFerienprogramm } from '../../bereiche/ferienprogramm/build-ferienprogramm.ts';
import {
  createFerienprogrammRepository,
  FERIENPROGRAMM,
  type FerienVeranstaltungZeile,
} from '../../bereiche/ferienprogramm/ferienprogramm-repository.ts';
import { createBelegungRepository, type NeueBelegung } from '../../bereiche/hallen/belegung-repository.ts';
import { buildBelegungen } from '../../bereiche/hallen/build-belegungen.ts';
import { buildIntranet, type IntranetZeilen } from '../../bereiche/intranet/build-intranet.ts';
import { createIntranetRepository } from '../../bereiche/intranet/intranet-repository.ts';
import { buildRatsinfo } from '../../bereiche/ratsinfo/build-ratsinfo.ts';
import { createRatsAblage, type RatsinfoZeilen } from '../../bereiche/ratsinfo/rats-ablage-repository.ts';
import { RATS_SUCHTYPEN } from '../../bereiche/ratsinfo/rats-suche-repository.ts';
import { buildVeranstaltungen } from '../../bereiche/veranstaltungen/build-veranstaltungen.ts';
import {
  createKalenderbestandRepository,
  type KalenderZeile,
} from '../../bereiche/veranstaltungen/kalenderbestand-repository.ts';
import { createVeranstaltungRepository } from '../../bereiche/veranstaltungen/veranstaltung-repository.ts';
import { buildWegweiser, type WegweiserZeilen } from '../../bereiche/wegweiser/build-wegweiser.ts';
import { createWegweiserRepository } from '../../bereiche/wegweiser/wegweiser-repository.ts';
import type { Database } from '../daten/database.ts';
import { notifyOfNews } from '../push/notify-of-news.ts';
import { createPushRepository } from '../push/push-repository.ts';
import { buildSuchzeilen } from '../suche/build-suchzeilen.ts';
import { listEintragPfade, listSuchquellen, type Suchquelle } from '../suche/list-suchquellen.ts';
import { createSucheRepository, type Suchzeile, SYNONYME } from '../suche/suche-repository.ts';
import { buildSeiten } from './build-seiten.ts';
import { describeFotos, type Fotos } from './fotos.ts';
import { type ArtikelZeile, createInhaltRepository } from './inhalt-repository.ts';
import { type InhaltDateien, readFiles } from './read-files.ts';
import { type Inhalt, readInhalt, readStammdaten } from './read-inhalt.ts';

/** Raise it when the loader makes something else of the same files, so that running sites load them again. */
const LADER_VERSION = 16;

/** The content as the database takes it. */
interface FertigerInhalt {
  gemeinde: Gemeinde;
  menus: Inhalt['menus'];
  synonyme: Inhalt['synonyme'];
  suchseiten: Suchzeile[];
  fotos: Fotos;
  seiten: Map<string, Route>;
  artikel: ArtikelZeile[];
  eilmeldungen: EilmeldungZeile[];
  hallenbelegungen: NeueBelegung[];
  ferienoptionen: FerienprogrammOptionen | null;
  ferienprogramm: FerienVeranstaltungZeile[];
  branchenrubriken: Inhalt['branchenrubriken'];
  brancheneintraege: ReturnType<typeof buildBranchenverzeichnis>;
  veranstaltungsrubriken: Inhalt['veranstaltungsrubriken'];
  kalender: KalenderZeile[];
  abfall: AbfallZeilen;
  bekanntmachungen: ReturnType<typeof buildBekanntmachungen>;
  wegweiser: WegweiserZeilen;
  intranet: IntranetZeilen;
  ratsinfo: RatsinfoZeilen | null;
}

export interface Ladeergebnis {
  /** False when the database held this content of this day already. */
  geladen: boolean;
  version: number;
}

async function complete(ordner: string, dateien: InhaltDateien, tag: string): Promise<FertigerInhalt> {
  const inhalt = readInhalt(dateien);
  const fotos = await describeFotos(ordner, inhalt.fotos);
  const ferienoptionen = buildFerienoptionen(inhalt, tag);
  const seiten = buildSeiten(inhalt, fotos, ferienoptionen);
  const artikel = buildArtikel(inhalt, fotos, tag);
  const eilmeldungen = buildEilmeldungen(inhalt, tag);
  const ferienprogramm = buildFerienprogramm(inhalt, fotos, tag);
  const { gemeinde, menus, synonyme, branchenrubriken, veranstaltungsrubriken } = inhalt;
  const brancheneintraege = buildBranchenverzeichnis(inhalt, fotos);
  const kalender = buildVeranstaltungen(inhalt, fotos, tag);
  const abfall = buildAbfall(inhalt, tag);
  const wegweiser = buildWegweiser(inhalt);
  const intranet = buildIntranet(inhalt.intranet, tag);
  return {
    branchenrubriken,
    brancheneintraege,
    veranstaltungsrubriken,
    kalender,
    abfall,
    bekanntmachungen: buildBekanntmachungen(inhalt, tag),
    wegweiser,
    intranet,
    ratsinfo: buildRatsinfo(inhalt, tag),
    gemeinde,
    menus,
    synonyme,
    fotos,
    seiten,
    artikel,
    eilmeldungen,
    hallenbelegungen: buildBelegungen(inhalt, tag),
    ferienoptionen,
    ferienprogramm,
    suchseiten: buildSuchzeilen(seiten),
  };
}

/**
 * Reads and checks the content folder without a database, and counts what is in it. Throws `inhalt_fehlerhaft` naming
 * the wrong files and fields.
 */
export async function checkInhalt(ordner: string): Promise<{ seiten: number; artikel: number; fotos: number }> {
  const heute = readBerlinerZeit(new Date()).tag;
  const { seiten, artikel, fotos } = await complete(ordner, await readFiles(ordner), heute);
  return { seiten: seiten.size, artikel: artikel.length, fotos: fotos.size };
}

/**
 * Brings the content folder into the database, with dates relative to the day of `jetzt` in Europe/Berlin; all or
 * nothing. Does nothing when the same files were loaded on the same day. Throws `inhalt_fehlerhaft` for wrong files;
 * what was there stays then.
 */
export async function loadInhalt(db: Kysely<Database>, ordner: string, jetzt = new Date()): Promise<Ladeergebnis> {
  const dateien = await readFiles(ordner);
  const pruefsumme = `${LADER_VERSION}-${dateien.pruefsumme}`;
  const { tag } = readBerlinerZeit(jetzt);
  const findUnchanged = async (repository: ReturnType<typeof createInhaltRepository>) => {
    const stand = await repository.readStand();
    const isUnchanged = stand?.pruefsumme === pruefsumme && stand.tag === tag;
    return isUnchanged ? { geladen: false, version: stand.version } : null;
  };
  const unchanged = await findUnchanged(createInhaltRepository(db));
  if (unchanged) return unchanged;

  // Measuring photos takes a second; it must not hold the transaction, which on PGlite would stop every reader.
  const fertig = await complete(ordner, dateien, tag);
  const { gemeinde, menus, synonyme, fotos, seiten, artikel } = fertig;
  return db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.lock();
    const loadedMeanwhile = await findUnchanged(repository);
    if (loadedMeanwhile) return loadedMeanwhile;
    const kalender = createKalenderbestandRepository(trx);
    const ferienprogramm = createFerienprogrammRepository(trx);
    const readPaths = async (quellen: Suchquelle[]) => [
      ...(await repository.readPaths()),
      ...(await listEintragPfade(trx, quellen)),
    ];
    const vorher = await readPaths(await listSuchquellen(trx, jetzt));
    const bekannte = await repository.readArtikelNummern();
    await repository.setKonfiguration('gemeinde', gemeinde);
    await repository.replaceMenus(menus);
    await repository.writeBilder([...fotos.values()]);
    await repository.replaceSeiten(seiten, tag);
    await repository.replaceArtikel(artikel);
    await createBelegungRepository(trx).replace(fertig.hallenbelegungen);
    await createEilmeldungRepository(trx).replaceFromFiles(fertig.eilmeldungen);
    await repository.setKonfiguration(FERIENPROGRAMM, fertig.ferienoptionen);
    const push = createPushRepository(trx);
    const vonHeute = artikel
      .filter(({ datum_von }) => datum_von === tag)
      .map(({ id, titel, einleitung, pfad }) => ({ id, titel, text: einleitung ?? '', pfad }));
    await notifyOfNews(push, { name: 'artikel', tag: 'Aktuelles' }, vonHeute, bekannte);
    const veranstaltungen = createVeranstaltungRepository(trx);
    await createBranchenRepository(trx).replace(fertig.brancheneintraege, fertig.branchenrubriken);
    await ferienprogramm.replace(fertig.ferienprogramm);
    await veranstaltungen.replaceRubriken(fertig.veranstaltungsrubriken);
    await createBekanntmachungRepository(trx).replace(fertig.bekanntmachungen);
    const bekannteTermine = new Set((await kalender.listKurz()).map(({ id }) => id));
    await kalender.replace(fertig.kalender);
    const termine = await kalender.listKurz();
    await notifyOfNews(push, { name: 'veranstaltung', tag: 'Veranstaltungen' }, termine, bekannteTermine);
    await createAbfallRepository(trx).replace(fertig.abfall);
    await createWegweiserRepository(trx).replace(fertig.wegweiser);
    await createIntranetRepository(trx).replace(fertig.intranet);
    if (fertig.ratsinfo) await createRatsAblage(trx).replace(fertig.ratsinfo);
    await repository.setKonfiguration(SYNONYME, synonyme);
    const index = createSucheRepository(trx);
    for (const typ of RATS_SUCHTYPEN) await index.replaceWords(typ, await index.listTitel(typ));
    await index.replace('seite', fertig.suchseiten);
    const quellen = await listSuchquellen(trx, jetzt);
    for (const { typ, zeilen } of quellen) await index.replace(typ, zeilen);
    await repository.removeBilder([...fotos.values()].map(({ id }) => id));
    await repository.rememberRemoved(vorher, await readPaths(quellen));
    return { geladen: true, version: await repository.setStand(pruefsumme, tag) };
  });
}

/**
 * Brings what is configuration, not content, into the database: `gemeinde.yaml` and `ferienprogramm.yaml`, when one of
 * them differs from what is there. Throws `inhalt_fehlerhaft`.
 */
export async function loadStammdaten(db: Kysely<Database>, ordner: string): Promise<void> {
  const dateien = await readFiles(ordner);
  const stammdaten = readStammdaten(dateien);
  const { tag } = readBerlinerZeit(new Date());
  const werte = { gemeinde: stammdaten.gemeinde, [FERIENPROGRAMM]: buildFerienoptionen(stammdaten, tag) };
  // As the database gives them back: without keys that are undefined.
  const neu: Record<string, unknown> = JSON.parse(JSON.stringify(werte));
  await db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.lock();
    let isNeu = false;
    for (const [schluessel, wert] of Object.entries(neu)) {
      if (isDeepStrictEqual(await repository.readConfiguration(schluessel), wert)) continue;
      await repository.setKonfiguration(schluessel, wert);
      isNeu = true;
    }
    if (isNeu) await repository.setStand(`stammdaten-${dateien.pruefsumme}`, tag);
  });
}
