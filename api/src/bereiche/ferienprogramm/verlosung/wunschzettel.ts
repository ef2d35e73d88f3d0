import { FERIENPROGRAMM_RUBRIK, type Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { hasSuitableAge, isAnmeldungOpen } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { GRUPPE_MAX } from '@gm/shared/bereiche/ferienprogramm/verlosung/losgrenzen';
import {
  UNBEKANNTER_CODE,
  VOLLE_GRUPPE,
  type Wunschaenderung,
  type Wunschtermin,
  type Wunschzettel,
} from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { formatDatum } from '@gm/shared/format/datum';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { createVerlosungRepository } from './verlosung-repository.ts';
import { createWunschzettelRepository, type Wunschzettelzeile } from './wunschzettel-repository.ts';

const pickTermin = ({ id, titel, datum_von, datum_bis, taeglich }: Ferienveranstaltung): Wunschtermin => {
  return { id, titel, datum_von, datum_bis, taeglich };
};

type Losplaetze = ReadonlyMap<string, number[]>;

async function readPlaetze(db: Datenquelle): Promise<{ festgelegt: boolean; plaetze: Losplaetze | null }> {
  const verlosung = await createVerlosungRepository(db).find();
  if (!verlosung?.veroeffentlicht || !verlosung.zuteilung) return { festgelegt: verlosung !== null, plaetze: null };
  const zuteilung = JSON.parse(verlosung.zuteilung) as { losnummer: string; plaetze: number[] }[];
  return { festgelegt: true, plaetze: new Map(zuteilung.map(({ losnummer, plaetze }) => [losnummer, plaetze])) };
}

/** A family's wishes behind its link; null where nobody has it. Unconfirmed, only how many there are. */
export async function showWunschzettel(
  db: Datenquelle,
  token: string,
  { optionen }: Saison,
  jetzt: Date,
): Promise<Wunschzettel | null> {
  const wuensche = createWunschzettelRepository(db);
  const zettel = await wuensche.find(buildTokenHash(token));
  if (!zettel) return null;
  const { festgelegt, plaetze } = await readPlaetze(db);
  const offen = !festgelegt && isAnmeldungOpen(optionen, jetzt);
  const bestaetigt = zettel.bestaetigt !== null;
  const programm = bestaetigt ? await createFerienprogrammRepository(db).list(FERIENPROGRAMM_RUBRIK) : [];
  const nach = new Map(programm.map((event) => [event.id, pickTermin(event)]));
  const gruppen = await wuensche.countGruppen(zettel.kinder.flatMap(({ gruppe }) => gruppe ?? []));
  return {
    stand: plaetze
      ? 'verlost'
      : festgelegt
        ? 'geschlossen'
        : bestaetigt
          ? offen
            ? 'offen'
            : 'geschlossen'
          : 'unbestaetigt',
    bis: optionen.anmeldung_bis,
    code: bestaetigt ? zettel.code : null,
    anzahl: {
      kinder: zettel.kinder.length,
      wuensche: zettel.kinder.reduce((summe, kind) => summe + kind.wuensche.length, 0),
    },
    kinder: (bestaetigt ? zettel.kinder : []).map(({ kind, losnummer, gruppe, hoechstens, wuensche: ids }) => ({
      losnummer,
      vorname: kind.vorname,
      hoechstens,
      gruppe,
      gruppe_kinder: gruppen.get(gruppe ?? '') ?? 0,
      wuensche: ids.flatMap((id) => nach.get(id) ?? []),
      moeglich: programm
        .filter((event) => !ids.includes(event.id) && hasSuitableAge(kind.geburtstag, event))
        .map(pickTermin),
      plaetze: plaetze && (plaetze.get(losnummer) ?? []),
    })),
  };
}

export type Wunschfehler =
  | { art: 'unbekannt' }
  | { art: 'zu_spaet'; meldung: string }
  | { art: 'falsch'; meldung: string };

const TOO_LATE = 'Die Wünsche sind schon festgelegt. Dieser Wunschzettel nimmt nicht mehr an der Verlosung teil.';

/** The button behind the mail's link: from then on the sheet takes part. As often as one likes. */
export async function confirmWunschzettel(db: Datenquelle, token: string): Promise<Wunschfehler | null> {
  return db.transaction().execute(async (trx): Promise<Wunschfehler | null> => {
    const wuensche = createWunschzettelRepository(trx);
    await wuensche.lock('schreibend');
    const zettel = await wuensche.find(buildTokenHash(token));
    if (!zettel) return { art: 'unbekannt' };
    if (zettel.bestaetigt) return null;
    if (await createVerlosungRepository(trx).find()) return { art: 'zu_spaet', meldung: TOO_LATE };
    await wuensche.confirm(zettel);
    return null;
  });
}

/** Groups there are, that have room for who comes new. */
async function checkGruppen(
  db: Datenquelle,
  zettel: Wunschzettelzeile,
  kinder: Wunschaenderung['kinder'],
): Promise<string | null> {
  const wuensche = createWunschzettelRepository(db);
  const codes = kinder.flatMap(({ gruppe }) => gruppe ?? []);
  await wuensche.lockGruppen(codes);
  const gruppen = await wuensche.countGruppen(codes);
  for (const code of new Set(codes)) {
    const bisher = gruppen.get(code);
    if (bisher === undefined) return UNBEKANNTER_CODE;
    const vorher = zettel.kinder.filter(({ gruppe }) => gruppe === code).length;
    const nachher = kinder.filter(({ gruppe }) => gruppe === code).length;
    if (nachher > vorher && bisher - vorher + nachher > GRUPPE_MAX) return VOLLE_GRUPPE;
  }
  return null;
}

/**
 * Changes wishes until the last day is over. Time is read under the lock that whoever fixes the list waits for: what was taken is
 * in the list, and what comes too late is told so.
 */
export async function changeWunschzettel(
  db: Datenquelle,
  { token, kinder }: Wunschaenderung,
  { optionen }: Saison,
  getJetzt: () => Date,
): Promise<Wunschfehler | null> {
  return db.transaction().execute(async (trx): Promise<Wunschfehler | null> => {
    const wuensche = createWunschzettelRepository(trx);
    await wuensche.lock('schreibend');
    const zettel = await wuensche.find(buildTokenHash(token));
    if (!zettel?.bestaetigt) return { art: 'unbekannt' };
    const festgelegt = (await createVerlosungRepository(trx).find()) !== null;
    if (festgelegt || !isAnmeldungOpen(optionen, getJetzt())) {
      const meldung = `Wünsche konnten bis zum ${formatDatum(optionen.anmeldung_bis)} geändert werden. Es gilt, was Sie davor gespeichert haben.`;
      return { art: 'zu_spaet', meldung };
    }
    const programm = new Map(
      (await createFerienprogrammRepository(trx).list(FERIENPROGRAMM_RUBRIK)).map((event) => [event.id, event]),
    );
    for (const { losnummer, wuensche: ids } of kinder) {
      const kind = zettel.kinder.find((eines) => eines.losnummer === losnummer)?.kind;
      if (!kind) return { art: 'falsch', meldung: 'Dieses Kind steht nicht auf Ihrem Wunschzettel.' };
      for (const id of ids) {
        const event = programm.get(id);
        if (!event)
          return { art: 'falsch', meldung: 'Eines der Angebote gibt es nicht mehr. Bitte laden Sie die Seite neu.' };
        if (!hasSuitableAge(kind.geburtstag, event)) {
          return { art: 'falsch', meldung: `„${event.titel}“ passt nicht zum Alter von ${kind.vorname}.` };
        }
      }
      if (new Set(ids).size < ids.length) return { art: 'falsch', meldung: 'Ein Angebot steht zweimal in der Liste.' };
    }
    const meldung = await checkGruppen(trx, zettel, kinder);
    if (meldung) return { art: 'falsch', meldung };
    for (const { losnummer, ...kind } of kinder) await wuensche.changeKind(zettel.id, losnummer, kind);
    return null;
  });
}
