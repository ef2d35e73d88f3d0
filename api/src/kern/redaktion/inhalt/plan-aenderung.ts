import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { changeBestand, compareBestand, type Unterschied } from '../../inhalt/change-bestand.ts';
import { lookAhead, type Vorausschau } from '../../inhalt/complete-ausschnitt.ts';
import { findAdresse, getSeitenPath } from '../../inhalt/eintrag-adresse.ts';
import { buildKey, createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import { type Eintrag, type Inhaltsart, isListe } from '../../inhalt/inhaltsart.ts';
import { umleitungArt } from '../../inhalt/kern-arten.ts';
import { createZielRepository } from '../../suche/ziel-repository.ts';
import { type InhaltAngaben, parseDaten } from './inhalt-angaben.ts';
import { numberDaten, readNummer } from './number-daten.ts';
import { buildEintrag, buildSchluessel, placeEintrag } from './place-eintrag.ts';

/** What releasing an entry, or taking it away, comes to. */
export interface Plan extends Unterschied {
  art: Inhaltsart;
  /** Its place so far, or the one it will have. */
  platz: Pick<Eintrag, 'art' | 'schluessel' | 'datei' | 'platz'>;
  /** Its number, where it has one. */
  nummer: number | null;
  /** What may change, before and after. */
  vorher: readonly Eintrag[];
  nachher: readonly Eintrag[];
  /** Pages by the key they had, with the one they have then. */
  umgezogene: ReadonlyMap<string, string>;
  /** What it came to when it was checked: writing needs not find out again. */
  vorausschau?: Vorausschau;
}

export interface Vorhaben {
  art: Inhaltsart;
  angaben: InhaltAngaben;
  /** What stands in them, where that was completed. */
  daten?: unknown;
  /** Key of the entry in the content, where it has one. */
  schluessel: string | null;
  /** The number it had before, where it was withdrawn. */
  nummer?: number | null;
  /** It is taken away; links to it and its address lead to `ersatz` then, where there is one. */
  ohne?: boolean;
  ersatz?: string;
}

/** The path somebody wished a page to have: `Freizeit/Grillen` → `/freizeit/grillen/`. Null without a wish. */
export function readPfadwunsch({ adresse = '' }: Pick<InhaltAngaben, 'adresse'>): string | null {
  const ort = buildSchluessel(adresse);
  return ort ? `/${ort}/` : null;
}

/** Where links to an entry lead, with the path its page has now. */
async function readAdresse(trx: Datenquelle, art: Inhaltsart, eintrag: Eintrag | null) {
  const adresse = eintrag && findAdresse(art, eintrag);
  if (!adresse || !art.pfad) return adresse ?? null;
  const pfad = await createZielRepository(trx, { verborgen: [], verborgeneTypen: [] }).findPfad(
    art.pfad.uebersicht,
    adresse.merkmal,
  );
  return { ...adresse, pfad: pfad ?? adresse.pfad };
}

/** Entries that may change with this one: those that lead to it or stand below it where it goes, and the redirects. */
async function listBetroffene(trx: Datenquelle, { pfad, merkmal }: { pfad?: string | null; merkmal?: string | null }) {
  const eintraege = createEintragRepository(trx);
  const alle = [
    ...(await eintraege.listArt(umleitungArt.name)),
    ...(pfad ? await eintraege.listPages(pfad) : []),
    ...(merkmal ? await eintraege.listWith(merkmal) : []),
  ];
  return [...new Map(alle.map((eintrag) => [buildKey(eintrag), eintrag])).values()];
}

/** Reads what may change; nobody else changes the content until the transaction ends. */
export async function planAenderung(trx: Datenquelle, vorhaben: Vorhaben): Promise<Plan> {
  const { art, angaben, nummer, ohne = false, ersatz = '' } = vorhaben;
  const schluessel = vorhaben.schluessel ?? angaben.schluessel;
  await createInhaltRepository(trx).lock();
  const gegebene = vorhaben.daten ?? parseDaten(angaben.daten);
  const daten = ohne ? gegebene : await numberDaten(trx, art, gegebene, { schluessel, nummer });
  const platz = await placeEintrag(trx, art, schluessel, daten);
  const bisher = await createEintragRepository(trx).find(art.name, platz.schluessel);
  const adresse = ohne && ersatz ? await readAdresse(trx, art, bisher) : null;
  const nach = art.name === 'seite' && bisher ? readPfadwunsch(angaben) : null;
  const umzug = nach === null ? null : getSeitenPath(platz.datei);
  const betroffene = await listBetroffene(trx, {
    pfad: umzug,
    merkmal: adresse ? adresse.merkmal : umzug?.replace(/\/$/, ''),
  });
  const isEigener = (einer: Eintrag) => einer.art === art.name && einer.schluessel === platz.schluessel;
  const vorher = [...betroffene.filter((einer) => !isEigener(einer)), ...(bisher ? [bisher] : [])];
  const veraendert = changeBestand(vorher, {
    art: art.name,
    schluessel: platz.schluessel,
    eintrag: ohne ? null : buildEintrag(art, daten, angaben.text, platz),
    nach,
    ersatz: adresse && { adresse, ziel: ersatz },
  });
  return {
    art,
    platz,
    nummer: readNummer(daten),
    vorher,
    ...veraendert,
    ...compareBestand(vorher, veraendert.nachher),
  };
}

/** Faults of the whole content as those of the form: what is not of this entry belongs to what one wants to do. */
function nameFaults(
  felder: readonly FeldFehler[],
  { datei, platz, schluessel }: Plan['platz'],
  art: Inhaltsart,
): FeldFehler[] {
  // Schemas tell entries of lists by their place, what makes rows of them by their key.
  const eigene = isListe(art) ? [`${datei}#${platz}.`, `${datei}#${schluessel}.`] : [`${datei}#`];
  return felder.map(({ feld, meldung }) => {
    const innerhalb = eigene.find((anfang) => feld.startsWith(anfang));
    if (innerhalb !== undefined) {
      const pfad = feld.slice(innerhalb.length).replaceAll('.', '/');
      return { feld: pfad ? `daten/${pfad}` : 'daten', meldung };
    }
    const [wo = ''] = feld.split('#');
    return { feld: 'was', meldung: `So passt es nicht zu ${wo}: ${meldung}` };
  });
}

/** What is wrong with the content as it would be; notes in the plan what it comes to. */
export async function listPlanfehler(
  trx: Datenquelle,
  plan: Plan,
  bereiche: readonly Bereich[],
): Promise<FeldFehler[]> {
  const { tag } = readBerlinerZeit(new Date());
  try {
    plan.vorausschau = await lookAhead(trx, bereiche, plan, tag);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'inhalt_fehlerhaft') throw error;
    return nameFaults(error.felder ?? [], plan.platz, plan.art);
  }
}
