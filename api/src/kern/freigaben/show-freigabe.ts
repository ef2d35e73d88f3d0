import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { determineAmpel, type Einsendungsstatus, listSchritte, type Schritt } from '@gm/shared/regeln/freigabe';
import type { Freigabe, Freigabeeintrag } from '@gm/shared/schemas/freigaben';
import { createFerienentwurfRepository } from '../../bereiche/ferienprogramm/ferienentwurf-repository.ts';
import { createBelegungRepository } from '../../bereiche/hallen/belegung-repository.ts';
import { buildBelegung } from '../../bereiche/hallen/build-belegung.ts';
import { showWoche } from '../../bereiche/hallen/show-woche.ts';
import { VERANSTALTUNGEN } from '../../bereiche/veranstaltungen/veranstaltung-pfad.ts';
import { createVeranstaltungRepository } from '../../bereiche/veranstaltungen/veranstaltung-repository.ts';
import { type Angaben, type Freigabeart, findFreigabeart } from '../../freigabearten.ts';
import type { Config } from '../betrieb/config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { describeAngaben } from '../formulare/describe-angaben.ts';
import { createKontenRepository } from '../konten/konten-repository.ts';
import { formatZeitpunkt } from '../regeln/format-zeitpunkt.ts';
import { type Akteur, createFreigabeRepository } from './freigabe-repository.ts';
import { describeKonflikt, SCHRITTWORTE } from './get-schritt.ts';
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
export function buildEintrag(zeile: Kopf, fristen: Fristen, heute: string): Freigabeeintrag {
  const { referenz, formular, status, email, eingegangen, zustaendig, angaben, korrektur } = zeile;
  const art = findFreigabeart(formular);
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

async function showHalle(
  db: Datenquelle,
  id: number,
  aktuell: Angaben,
): Promise<Pick<Freigabe, 'woche' | 'konflikte'>> {
  const belegung = buildBelegung(aktuell);
  if (!belegung) return { woche: null, konflikte: [] };
  const konflikte = await createBelegungRepository(db).findKonflikte(belegung, id);
  return {
    woche: await showWoche(db, belegung.halle, belegung.beginn.slice(0, 10), { belegung, einsendungId: id }),
    konflikte: konflikte.map(describeKonflikt),
  };
}

async function findPublic(db: Datenquelle, id: number): Promise<string | null> {
  const event = await createVeranstaltungRepository(db).findReleased(id);
  return event ? VERANSTALTUNGEN.build(event.id, event.titel) : null;
}

/** Where a suggestion goes on that was accepted. */
async function findWeiter(db: Datenquelle, id: number): Promise<Freigabe['weiter']> {
  const event = await createFerienentwurfRepository(db).findByEinsendung(id);
  if (!event) return null;
  const text = event.entwurf ? 'Entwurf ergänzen und veröffentlichen' : 'Veranstaltung im Ferienprogramm ansehen';
  return { text, href: `/intranet/ferienprogramm/${event.id}/` };
}

/** Everything one has to know before one decides; notes that this account looks at it. Null where there is none. */
export async function showFreigabe(
  db: Datenquelle,
  referenz: string,
  fristen: Fristen,
  akteur: Akteur & { konto: number },
  heute: string,
): Promise<Freigabe | null> {
  const freigaben = createFreigabeRepository(db);
  const zeile = await freigaben.find(referenz);
  if (!zeile) return null;
  const { id, formular, status, angaben, korrektur, version, route, bild, frage, zustimmungen } = zeile;
  const art = findFreigabeart(formular);
  const aktuell = { ...angaben, ...korrektur };
  const schritte = listSchritte(status);
  const halle = art.name === 'hallenanmietung' ? await showHalle(db, id, aktuell) : { woche: null, konflikte: [] };
  const verlauf = await freigaben.readHistory(id);
  const tisch = schritte.includes('zuweisen') ? await createKontenRepository(db).listTisch() : [];
  const kollegen = tisch.filter((kollege) => kollege.id !== akteur.konto);
  const isPossible: Partial<Record<Schritt, boolean>> = {
    korrigieren: Object.keys(art.korrigierbar).length > 0,
    zuweisen: kollegen.length > 0,
  };
  return {
    ...buildEintrag(zeile, fristen, heute),
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
    oeffentlich: formular === 'veranstaltung' ? await findPublic(db, id) : null,
    weiter: formular === 'vorschlag' ? await findWeiter(db, id) : null,
    ...halle,
    naechste: await freigaben.findNext(id),
  };
}
