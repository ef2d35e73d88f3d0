import { isDeepStrictEqual } from 'node:util';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { FerienprogrammOptionen } from '@gm/shared/schemas/ferienprogramm';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Route } from '@gm/shared/schemas/seite';
import type { Kysely } from 'kysely';
import { baueAbfall } from '../abfall/baue-abfall.ts';
import { baueBekanntmachungen } from '../bekanntmachungen/baue-bekanntmachungen.ts';
import { baueBranchenverzeichnis } from '../branchenverzeichnis/baue-branchenverzeichnis.ts';
import { type AbfallZeilen, createAbfallRepository } from '../daten/abfall-repository.ts';
import { createBekanntmachungRepository } from '../daten/bekanntmachung-repository.ts';
import { createBelegungRepository, type NeueBelegung } from '../daten/belegung-repository.ts';
import { createBranchenRepository } from '../daten/branchen-repository.ts';
import type { Database } from '../daten/database.ts';
import { createEilmeldungRepository, type EilmeldungZeile } from '../daten/eilmeldung-repository.ts';
import {
  createFerienprogrammRepository,
  FERIENPROGRAMM,
  type FerienVeranstaltungZeile,
} from '../daten/ferienprogramm-repository.ts';
import { type ArtikelZeile, createInhaltRepository } from '../daten/inhalt-repository.ts';
import { createIntranetRepository } from '../daten/intranet-repository.ts';
import { createKalenderbestandRepository, type KalenderZeile } from '../daten/kalenderbestand-repository.ts';
import { createPushRepository } from '../daten/push-repository.ts';
import { createRatsAblage, type RatsinfoZeilen } from '../daten/rats-ablage-repository.ts';
import { RATS_SUCHTYPEN } from '../daten/rats-suche-repository.ts';
import { createSucheRepository, type Suchzeile, SYNONYME } from '../daten/suche-repository.ts';
import { createVeranstaltungRepository } from '../daten/veranstaltung-repository.ts';
import { createWegweiserRepository } from '../daten/wegweiser-repository.ts';
import { baueFerienoptionen, baueFerienprogramm } from '../ferienprogramm/baue-ferienprogramm.ts';
import { baueBelegungen } from '../hallen/baue-belegungen.ts';
import { baueIntranet, type IntranetZeilen } from '../intranet/baue-intranet.ts';
import { meldeNeues } from '../push/melde-neues.ts';
import { baueRatsinfo } from '../ratsinfo/baue-ratsinfo.ts';
import { baueSuchzeilen } from '../suche/baue-suchzeilen.ts';
import { listeEintragPfade, listeSuchquellen, type Suchquelle } from '../suche/suchquellen.ts';
import { baueVeranstaltungen } from '../veranstaltungen/baue-veranstaltungen.ts';
import { baueWegweiser, type WegweiserZeilen } from '../wegweiser/baue-wegweiser.ts';
import { baueArtikel } from './baue-artikel.ts';
import { baueEilmeldungen } from './baue-eilmeldungen.ts';
import { baueSeiten } from './baue-seiten.ts';
import { beschreibeFotos, type Fotos } from './fotos.ts';
import { type InhaltDateien, liesDateien } from './lies-dateien.ts';
import { type Inhalt, liesInhalt, liesStammdaten } from './lies-inhalt.ts';

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
  brancheneintraege: ReturnType<typeof baueBranchenverzeichnis>;
  veranstaltungsrubriken: Inhalt['veranstaltungsrubriken'];
  kalender: KalenderZeile[];
  abfall: AbfallZeilen;
  bekanntmachungen: ReturnType<typeof baueBekanntmachungen>;
  wegweiser: WegweiserZeilen;
  intranet: IntranetZeilen;
  ratsinfo: RatsinfoZeilen | null;
}

export interface Ladeergebnis {
  /** False when the database held this content of this day already. */
  geladen: boolean;
  version: number;
}

async function stelleFertig(ordner: string, dateien: InhaltDateien, tag: string): Promise<FertigerInhalt> {
  const inhalt = liesInhalt(dateien);
  const fotos = await beschreibeFotos(ordner, inhalt.fotos);
  const ferienoptionen = baueFerienoptionen(inhalt, tag);
  const seiten = baueSeiten(inhalt, fotos, ferienoptionen);
  const artikel = baueArtikel(inhalt, fotos, tag);
  const eilmeldungen = baueEilmeldungen(inhalt, tag);
  const ferienprogramm = baueFerienprogramm(inhalt, fotos, tag);
  const { gemeinde, menus, synonyme, branchenrubriken, veranstaltungsrubriken } = inhalt;
  const brancheneintraege = baueBranchenverzeichnis(inhalt, fotos);
  const kalender = baueVeranstaltungen(inhalt, fotos, tag);
  const abfall = baueAbfall(inhalt, tag);
  const wegweiser = baueWegweiser(inhalt);
  const intranet = baueIntranet(inhalt.intranet, tag);
  return {
    branchenrubriken,
    brancheneintraege,
    veranstaltungsrubriken,
    kalender,
    abfall,
    bekanntmachungen: baueBekanntmachungen(inhalt, tag),
    wegweiser,
    intranet,
    ratsinfo: baueRatsinfo(inhalt, tag),
    gemeinde,
    menus,
    synonyme,
    fotos,
    seiten,
    artikel,
    eilmeldungen,
    hallenbelegungen: baueBelegungen(inhalt, tag),
    ferienoptionen,
    ferienprogramm,
    suchseiten: baueSuchzeilen(seiten),
  };
}

/**
 * Reads and checks the content folder without a database, and counts what is in it. Throws `inhalt_fehlerhaft` naming
 * the wrong files and fields.
 */
export async function pruefeInhalt(ordner: string): Promise<{ seiten: number; artikel: number; fotos: number }> {
  const heute = readBerlinerZeit(new Date()).tag;
  const { seiten, artikel, fotos } = await stelleFertig(ordner, await liesDateien(ordner), heute);
  return { seiten: seiten.size, artikel: artikel.length, fotos: fotos.size };
}

/**
 * Brings the content folder into the database, with dates relative to the day of `jetzt` in Europe/Berlin; all or
 * nothing. Does nothing when the same files were loaded on the same day. Throws `inhalt_fehlerhaft` for wrong files;
 * what was there stays then.
 */
export async function ladeInhalt(db: Kysely<Database>, ordner: string, jetzt = new Date()): Promise<Ladeergebnis> {
  const dateien = await liesDateien(ordner);
  const pruefsumme = `${LADER_VERSION}-${dateien.pruefsumme}`;
  const { tag } = readBerlinerZeit(jetzt);
  const findUnchanged = async (repository: ReturnType<typeof createInhaltRepository>) => {
    const stand = await repository.liesStand();
    const isUnchanged = stand?.pruefsumme === pruefsumme && stand.tag === tag;
    return isUnchanged ? { geladen: false, version: stand.version } : null;
  };
  const unchanged = await findUnchanged(createInhaltRepository(db));
  if (unchanged) return unchanged;

  // Measuring photos takes a second; it must not hold the transaction, which on PGlite would stop every reader.
  const fertig = await stelleFertig(ordner, dateien, tag);
  const { gemeinde, menus, synonyme, fotos, seiten, artikel } = fertig;
  return db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.sperre();
    const loadedMeanwhile = await findUnchanged(repository);
    if (loadedMeanwhile) return loadedMeanwhile;
    const kalender = createKalenderbestandRepository(trx);
    const ferienprogramm = createFerienprogrammRepository(trx);
    const liesPfade = async (quellen: Suchquelle[]) => [
      ...(await repository.liesPfade()),
      ...(await listeEintragPfade(trx, quellen)),
    ];
    const vorher = await liesPfade(await listeSuchquellen(trx, jetzt));
    const bekannte = await repository.liesArtikelNummern();
    await repository.setzeKonfiguration('gemeinde', gemeinde);
    await repository.ersetzeMenus(menus);
    await repository.schreibeBilder([...fotos.values()]);
    await repository.ersetzeSeiten(seiten, tag);
    await repository.ersetzeArtikel(artikel);
    await createBelegungRepository(trx).ersetze(fertig.hallenbelegungen);
    await createEilmeldungRepository(trx).ersetzeAusDateien(fertig.eilmeldungen);
    await repository.setzeKonfiguration(FERIENPROGRAMM, fertig.ferienoptionen);
    const push = createPushRepository(trx);
    const vonHeute = artikel
      .filter(({ datum_von }) => datum_von === tag)
      .map(({ id, titel, einleitung, pfad }) => ({ id, titel, text: einleitung ?? '', pfad }));
    await meldeNeues(push, { name: 'artikel', tag: 'Aktuelles' }, vonHeute, bekannte);
    const veranstaltungen = createVeranstaltungRepository(trx);
    await createBranchenRepository(trx).ersetze(fertig.brancheneintraege, fertig.branchenrubriken);
    await ferienprogramm.ersetze(fertig.ferienprogramm);
    await veranstaltungen.ersetzeRubriken(fertig.veranstaltungsrubriken);
    await createBekanntmachungRepository(trx).ersetze(fertig.bekanntmachungen);
    const bekannteTermine = new Set((await kalender.listeKurz()).map(({ id }) => id));
    await kalender.ersetze(fertig.kalender);
    const termine = await kalender.listeKurz();
    await meldeNeues(push, { name: 'veranstaltung', tag: 'Veranstaltungen' }, termine, bekannteTermine);
    await createAbfallRepository(trx).ersetze(fertig.abfall);
    await createWegweiserRepository(trx).ersetze(fertig.wegweiser);
    await createIntranetRepository(trx).ersetze(fertig.intranet);
    if (fertig.ratsinfo) await createRatsAblage(trx).ersetze(fertig.ratsinfo);
    await repository.setzeKonfiguration(SYNONYME, synonyme);
    const index = createSucheRepository(trx);
    for (const typ of RATS_SUCHTYPEN) await index.ersetzeWoerter(typ, await index.listeTitel(typ));
    await index.ersetze('seite', fertig.suchseiten);
    const quellen = await listeSuchquellen(trx, jetzt);
    for (const { typ, zeilen } of quellen) await index.ersetze(typ, zeilen);
    await repository.entferneBilder([...fotos.values()].map(({ id }) => id));
    await repository.merkeEntfernte(vorher, await liesPfade(quellen));
    return { geladen: true, version: await repository.setzeStand(pruefsumme, tag) };
  });
}

/**
 * Brings what is configuration, not content, into the database: `gemeinde.yaml` and `ferienprogramm.yaml`, when one of
 * them differs from what is there. Throws `inhalt_fehlerhaft`.
 */
export async function ladeStammdaten(db: Kysely<Database>, ordner: string): Promise<void> {
  const dateien = await liesDateien(ordner);
  const stammdaten = liesStammdaten(dateien);
  const { tag } = readBerlinerZeit(new Date());
  const werte = { gemeinde: stammdaten.gemeinde, [FERIENPROGRAMM]: baueFerienoptionen(stammdaten, tag) };
  // As the database gives them back: without keys that are undefined.
  const neu: Record<string, unknown> = JSON.parse(JSON.stringify(werte));
  await db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.sperre();
    let istNeu = false;
    for (const [schluessel, wert] of Object.entries(neu)) {
      if (isDeepStrictEqual(await repository.liesKonfiguration(schluessel), wert)) continue;
      await repository.setzeKonfiguration(schluessel, wert);
      istNeu = true;
    }
    if (istNeu) await repository.setzeStand(`stammdaten-${dateien.pruefsumme}`, tag);
  });
}
