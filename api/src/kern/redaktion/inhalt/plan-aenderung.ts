import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { changeBestand, compareBestand } from '../../inhalt/change-bestand.ts';
import { completeInhalt, type FertigerInhalt } from '../../inhalt/complete-inhalt.ts';
import { createDokumentRepository } from '../../inhalt/dokument-repository.ts';
import { findAdresse } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import { type Eintrag, type Inhaltsart, isListe } from '../../inhalt/inhaltsart.ts';
import { createZielRepository } from '../../suche/ziel-repository.ts';
import { type InhaltAngaben, parseDaten, readEintrag } from './inhalt-angaben.ts';
import { buildSchluessel, placeEintrag } from './place-eintrag.ts';

/** What releasing an entry, or taking it away, comes to. */
export interface Plan {
  art: Inhaltsart;
  /** Its place so far, or the one it will have. */
  platz: Pick<Eintrag, 'art' | 'schluessel' | 'datei' | 'platz'>;
  /** The whole content before and after. */
  vorher: readonly Eintrag[];
  nachher: readonly Eintrag[];
  /** What has to be written, and what goes. */
  neue: readonly Eintrag[];
  entfernte: readonly Eintrag[];
  /** Pages by the key they had, with the one they have then. */
  umgezogene: ReadonlyMap<string, string>;
  /** What was made of the content when it was checked: writing needs not make it again. */
  fertig?: FertigerInhalt;
}

export interface Vorhaben {
  art: Inhaltsart;
  angaben: InhaltAngaben;
  /** Key of the entry in the content, where it has one. */
  schluessel: string | null;
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
async function readAdresse(trx: Datenquelle, art: Inhaltsart, eintrag: Eintrag | undefined) {
  const adresse = eintrag && findAdresse(art, eintrag);
  if (!adresse || !art.pfad) return adresse ?? null;
  const pfad = await createZielRepository(trx, { verborgen: [], verborgeneTypen: [] }).findPfad(
    art.pfad.uebersicht,
    adresse.merkmal,
  );
  return { ...adresse, pfad: pfad ?? adresse.pfad };
}

/** Reads the whole content; nobody else changes it until the transaction ends. */
export async function planAenderung(trx: Datenquelle, vorhaben: Vorhaben): Promise<Plan> {
  const { art, angaben, schluessel, ohne = false, ersatz = '' } = vorhaben;
  await createInhaltRepository(trx).lock();
  const vorher = await createEintragRepository(trx).list();
  const platz = await placeEintrag(trx, art, schluessel ?? angaben.schluessel, parseDaten(angaben.daten));
  const bisher = vorher.find((eintrag) => eintrag.art === art.name && eintrag.schluessel === platz.schluessel);
  const adresse = ohne && ersatz ? await readAdresse(trx, art, bisher) : null;
  const veraendert = changeBestand(vorher, {
    art: art.name,
    schluessel: platz.schluessel,
    eintrag: ohne ? null : readEintrag(angaben, platz, art),
    nach: art.name === 'seite' && bisher ? readPfadwunsch(angaben) : null,
    ersatz: adresse && { adresse, ziel: ersatz },
  });
  return { art, platz, vorher, ...veraendert, ...compareBestand(vorher, veraendert.nachher) };
}

/** Faults of the whole content as those of the form: what is not of this entry belongs to what one wants to do. */
function nameFaults(felder: readonly FeldFehler[], { datei, platz }: Plan['platz'], art: Inhaltsart): FeldFehler[] {
  const innerhalb = isListe(art) ? `${datei}#${platz}.` : `${datei}#`;
  return felder.map(({ feld, meldung }) => {
    if (feld.startsWith(innerhalb)) {
      const pfad = feld.slice(innerhalb.length).replaceAll('.', '/');
      return { feld: pfad ? `daten/${pfad}` : 'daten', meldung };
    }
    const [wo = ''] = feld.split('#');
    return { feld: 'was', meldung: `So passt es nicht zu ${wo}: ${meldung}` };
  });
}

/** What is wrong with the content as it would be; notes in the plan what was made of it. */
export async function listPlanfehler(
  trx: Datenquelle,
  plan: Plan,
  bereiche: readonly Bereich[],
): Promise<FeldFehler[]> {
  const fotos = await createEintragRepository(trx).listFotos();
  const dokumente = await createDokumentRepository(trx).list();
  const { tag } = readBerlinerZeit(new Date());
  try {
    plan.fertig = completeInhalt({ eintraege: [...plan.nachher], fotos, dokumente }, bereiche, tag);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'inhalt_fehlerhaft') throw error;
    return nameFaults(error.felder ?? [], plan.platz, plan.art);
  }
}
