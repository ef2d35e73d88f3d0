import { FERIENPROGRAMM_RUBRIK, type FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze } from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { Verlosung } from '@gm/shared/bereiche/ferienprogramm/verlosung/check-verlosung';
import { drawPlaetze } from '@gm/shared/bereiche/ferienprogramm/verlosung/draw-plaetze';
import { deriveSaat, hashWunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/saat';
import {
  ERSTER_PLATZ,
  type Loszuteilung,
  PUNKTE,
  type Wunschliste,
  writeWunschliste,
} from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
import type { Verlosungsstand, Verlosungsverwaltung } from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { buildWunschliste } from './build-wunschliste.ts';
import { createVerlosungRepository, type Verlosungszeile } from './verlosung-repository.ts';
import { createWunschzettelRepository, type Wunschzettelzeile } from './wunschzettel-repository.ts';

const isOver = ({ anmeldung_bis }: FerienprogrammOptionen, jetzt: Date) => anmeldung_bis < readBerlinerZeit(jetzt).tag;

/** A group of one child is none, and places without limit are more than there are children. */
function buildListe(
  optionen: FerienprogrammOptionen,
  programm: Awaited<ReturnType<ReturnType<typeof createFerienprogrammRepository>['list']>>,
  zettel: readonly Wunschzettelzeile[],
): Wunschliste {
  const kinder = zettel.flatMap((eines) => eines.kinder);
  const groesse = (gruppe: string | null) => kinder.filter((kind) => kind.gruppe === gruppe).length;
  return buildWunschliste(
    { punkte: PUNKTE, erster_platz: ERSTER_PLATZ, pause_minuten: optionen.pause_minuten ?? 0 },
    programm.map((event) => ({ ...event, plaetze: Math.min(countFreePlaetze(event), Math.max(1, kinder.length)) })),
    kinder.map(({ kind, losnummer, gruppe, hoechstens, wuensche }) => ({
      losnummer,
      geburtstag: kind.geburtstag,
      gruppe: gruppe !== null && groesse(gruppe) > 1 ? gruppe : null,
      hoechstens,
      wuensche,
    })),
  );
}

/** Fixes the list of wishes: from then on it is known by its hash, and nobody can change a wish. */
export async function commitWuensche(db: Datenquelle, optionen: FerienprogrammOptionen, jetzt: Date): Promise<void> {
  if (!isOver(optionen, jetzt)) throw new AppError('konflikt', 'Wünsche können noch geändert werden.');
  await db.transaction().execute(async (trx) => {
    const wuensche = createWunschzettelRepository(trx);
    await wuensche.lock('festlegend');
    const verlosungen = createVerlosungRepository(trx);
    if (await verlosungen.find()) throw new AppError('konflikt', 'Die Wünsche sind schon festgelegt.');
    const programm = await createFerienprogrammRepository(trx).list(FERIENPROGRAMM_RUBRIK);
    const zettel = await wuensche.listBestaetigte();
    if (zettel.length === 0) throw new AppError('konflikt', 'Es gibt noch keinen bestätigten Wunschzettel.');
    const liste = writeWunschliste(buildListe(optionen, programm, zettel));
    const zahl_name = optionen.verlosung_zahl ?? '';
    await verlosungen.commit({ liste, pruefsumme: await hashWunschliste(liste), zahl_name });
  });
}

/** Draws with the public number. Until the result is published a mistyped number can be mended. */
export async function drawVerlosung(db: Datenquelle, zahl: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await createWunschzettelRepository(trx).lock('festlegend');
    const verlosungen = createVerlosungRepository(trx);
    const verlosung = await verlosungen.find();
    if (!verlosung) throw new AppError('konflikt', 'Bitte legen Sie zuerst die Wünsche fest.');
    if (verlosung.veroeffentlicht) throw new AppError('konflikt', 'Das Ergebnis ist schon veröffentlicht.');
    const saat = await deriveSaat(verlosung.pruefsumme, zahl);
    const { zuteilung, wert, schranke } = drawPlaetze(JSON.parse(verlosung.liste) as Wunschliste, saat);
    await verlosungen.draw({ zahl, saat, zuteilung: JSON.stringify(zuteilung), wert, schranke });
  });
}

function showStand(
  verlosung: Verlosungszeile | null,
  { vergabe, verlosung_zahl, anmeldung_bis }: FerienprogrammOptionen,
): Verlosungsstand {
  const oeffentlich = verlosung?.veroeffentlicht ? verlosung : null;
  const wuensche = vergabe === 'verlosung' ? 'wuensche' : 'keine';
  return {
    stand: oeffentlich ? 'verlost' : verlosung ? 'festgelegt' : wuensche,
    bis: anmeldung_bis,
    zahl_name: verlosung?.zahl_name ?? verlosung_zahl ?? '',
    festgelegt: verlosung?.festgelegt.toISOString() ?? null,
    pruefsumme: verlosung?.pruefsumme ?? null,
    zahl: oeffentlich?.zahl ?? null,
    saat: oeffentlich?.saat ?? null,
  };
}

export const readVerlosungsstand = async (db: Datenquelle, optionen: FerienprogrammOptionen) =>
  showStand(await createVerlosungRepository(db).find(), optionen);

/** List, seed and places, once they are public. */
export async function readErgebnis(db: Datenquelle): Promise<Verlosung | null> {
  const verlosung = await createVerlosungRepository(db).find();
  if (!verlosung?.veroeffentlicht) return null;
  return {
    pruefsumme: verlosung.pruefsumme,
    zahl: verlosung.zahl ?? '',
    saat: verlosung.saat ?? '',
    liste: JSON.parse(verlosung.liste) as Wunschliste,
    zuteilung: JSON.parse(verlosung.zuteilung ?? '[]') as Loszuteilung,
  };
}

function countErgebnis({ liste, zuteilung, wert, schranke }: Verlosungszeile): Verlosungsverwaltung['ergebnis'] {
  if (zuteilung === null) return null;
  const { kinder } = JSON.parse(liste) as Wunschliste;
  const erste = new Map(kinder.map(({ losnummer, wuensche }) => [losnummer, wuensche[0]]));
  const alle = JSON.parse(zuteilung) as Loszuteilung;
  return {
    plaetze: alle.reduce((summe, { plaetze }) => summe + plaetze.length, 0),
    erste: alle.filter(({ losnummer, plaetze }) => plaetze.some((id) => id === erste.get(losnummer))).length,
    ohne: alle.filter(({ plaetze }) => plaetze.length === 0).length,
    wert: wert ?? 0,
    schranke: schranke ?? 0,
  };
}

function listDoppelte(zettel: readonly Wunschzettelzeile[]): Verlosungsverwaltung['doppelte'] {
  const nach = new Map<string, { kind: string; adressen: string[] }>();
  for (const { kontakt, kinder } of zettel) {
    for (const { kind, schluessel } of kinder) {
      const eintrag = nach.get(schluessel) ?? { kind: `${kind.vorname} ${kind.name}`, adressen: [] };
      eintrag.adressen.push(kontakt.email);
      nach.set(schluessel, eintrag);
    }
  }
  return [...nach.values()].filter(({ adressen }) => adressen.length > 1);
}

/** How far the draw has come, for staff. */
export async function showVerlosung(
  db: Datenquelle,
  optionen: FerienprogrammOptionen,
  jetzt: Date,
): Promise<Verlosungsverwaltung> {
  const verlosung = await createVerlosungRepository(db).find();
  const wuensche = createWunschzettelRepository(db);
  const zettel = await wuensche.listBestaetigte();
  const kinder = zettel.flatMap((eines) => eines.kinder);
  const stand = showStand(verlosung, optionen);
  return {
    ...stand,
    zahl: verlosung?.zahl ?? null,
    saat: verlosung?.saat ?? null,
    kann_festlegen: stand.stand === 'wuensche' && isOver(optionen, jetzt),
    zettel: zettel.length,
    unbestaetigt: await wuensche.countUnbestaetigte(),
    kinder: kinder.length,
    wuensche: kinder.reduce((summe, kind) => summe + kind.wuensche.length, 0),
    doppelte: listDoppelte(zettel),
    ergebnis: verlosung && countErgebnis(verlosung),
  };
}
