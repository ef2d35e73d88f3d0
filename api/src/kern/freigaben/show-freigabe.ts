import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { determineAmpel, type Einsendungsstatus, listSchritte, type Schritt } from '@gm/shared/regeln/freigabe';
import type { Freigabe, Freigabeeintrag } from '@gm/shared/schemas/freigaben';
import type { Config } from '../betrieb/config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { describeAngaben } from '../formulare/describe-angaben.ts';
import { createKontenRepository } from '../konten/konten-repository.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { type Akteur, createFreigabeRepository } from './freigabe-repository.ts';
import type { Angaben, Freigabeart, Freigabearten } from './freigabeart.ts';
import { SCHRITTWORTE } from './get-schritt.ts';
import { listKorrekturfelder } from './korrektur.ts';

type Fristen = Pick<Config, 'BEARBEITUNG_TAGE' | 'BEARBEITUNG_TAGE_SONST'>;

interface Kopf {
  referenz: string;
  formular: string;
  status: Einsendungsstatus;
  email: string;
  eingegangen: string;
  zustaendig: string | null;
  angaben: Record<string, unknown>;
  korrektur: Record<string, unknown>;
}

/** One line of the inbox. */
function buildEintrag(art: Freigabeart, zeile: Kopf, fristen: Fristen, heute: string): Freigabeeintrag {
  const { referenz, formular, status, email, eingegangen, zustaendig, angaben, korrektur } = zeile;
  const faellig = addTage(eingegangen, fristen.BEARBEITUNG_TAGE[formular] ?? fristen.BEARBEITUNG_TAGE_SONST);
  return {
    referenz,
    bezeichnung: art.bezeichnung,
    titel: art.getTitel({ ...angaben, ...korrektur }),
    email,
    status,
    eingegangen,
    faellig,
    ampel: determineAmpel(status, faellig, heute),
    zustaendig,
    detailURL: `/intranet/freigaben/${referenz}/`,
  };
}

/** Lines of the inbox; kinds that no area has are left out. */
export const listEintraege = (zeilen: readonly Kopf[], arten: Freigabearten, fristen: Fristen, heute: string) =>
  zeilen.flatMap((zeile) => {
    const art = arten.find(zeile.formular);
    return art ? buildEintrag(art, zeile, fristen, heute) : [];
  });

async function describe(
  db: Datenquelle,
  art: Freigabeart,
  angaben: Angaben,
  aktuell: Angaben,
): Promise<Freigabe['angaben']> {
  const alt = await art.getWorte?.(db, angaben);
  const neu = await art.getWorte?.(db, aktuell);
  return Object.entries(art.felder).flatMap(([feld, titel]) => {
    const [original] = describeAngaben({ [feld]: titel }, angaben, alt);
    const [korrigiert] = describeAngaben({ [feld]: titel }, aktuell, neu);
    if (!original && !korrigiert) return [];
    const wert = original?.wert ?? '';
    return { titel, wert, korrigiert: korrigiert?.wert === original?.wert ? null : (korrigiert?.wert ?? 'entfernt') };
  });
}

/** Everything one has to know before one decides; notes that this account looks at it. Null where there is none. */
export async function showFreigabe(
  db: Datenquelle,
  arten: Freigabearten,
  referenz: string,
  fristen: Fristen,
  akteur: Akteur & { konto: number },
  heute: string,
): Promise<Freigabe | null> {
  const freigaben = createFreigabeRepository(db);
  const zeile = await freigaben.find(referenz);
  const art = zeile && arten.find(zeile.formular);
  if (!art) return null;
  const { id, status, angaben, korrektur, version, route, bild, frage, zustimmungen } = zeile;
  const aktuell = { ...angaben, ...korrektur };
  const schritte = listSchritte(status);
  const verlauf = await freigaben.readHistory(id);
  const tisch = schritte.includes('zuweisen') ? await createKontenRepository(db).listTisch() : [];
  const kollegen = tisch.filter((kollege) => kollege.id !== akteur.konto);
  const stelle = await art.weiterleitung?.findStelle(db, aktuell);
  const isPossible: Partial<Record<Schritt, boolean>> = {
    korrigieren: Object.keys(art.korrigierbar).length > 0,
    zuweisen: kollegen.length > 0,
    weiterleiten: Boolean(stelle),
    // Nobody would read the question.
    rueckfrage: zeile.email !== '',
  };
  return {
    ...buildEintrag(art, zeile, fristen, heute),
    version,
    route,
    angaben: await describe(db, art, angaben, aktuell),
    zustimmungen: zustimmungen.map(({ text, fassung }) => ({ text, fassung, am: formatZeitpunkt(zeile.erstellt) })),
    bild: bild
      ? { src: `/api/intranet/freigaben/${referenz}/bild`, alt: String(aktuell.bildtext || 'Mitgeschicktes Bild') }
      : null,
    korrekturfelder: schritte.includes('korrigieren') ? listKorrekturfelder(art, aktuell) : [],
    schritte: schritte.filter((schritt) => isPossible[schritt] ?? true),
    kollegen: kollegen.map(({ id, name }) => ({ id, name })),
    stelle: stelle?.name ?? null,
    freigabe: { titel: art.freigabe.titel, folge: art.freigabe.folge },
    frage,
    verlauf: verlauf.map(({ am, wer, schritt, nachricht, korrektur: danach }) => ({
      am: formatZeitpunkt(am),
      wer,
      was: SCHRITTWORTE[schritt],
      nachricht,
      korrektur: Object.keys(danach ?? {})
        .map((feld) => art.felder[feld] ?? feld)
        .join(', '),
    })),
    offenBei: await freigaben.rememberOpen(id, akteur.konto, akteur.name),
    oeffentlich: null,
    weiter: null,
    woche: null,
    konflikte: [],
    ...(await art.showBeiwerk?.(db, { id, bild, angaben: aktuell })),
    naechste: await freigaben.findNext(
      id,
      arten.alle.map(({ name }) => name),
    ),
  };
}
