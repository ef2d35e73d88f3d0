import type { Wunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { logLoeschung } from '../../kern/daten/log-loeschung.ts';
import { announceProgramm } from './announce-programm.ts';
import { createFamilieRepository } from './familie/familie-repository.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';
import { createFerienoffeneRepository } from './ferienoffene-repository.ts';
import { createFerienwartelisteRepository } from './ferienwarteliste-repository.ts';
import { createVeranstalterRepository } from './veranstalter/veranstalter-repository.ts';
import { createZugangRepository } from './veranstalter/zugang-repository.ts';
import { createVerlosungRepository } from './verlosung/verlosung-repository.ts';
import { createWunschzettelRepository } from './verlosung/wunschzettel-repository.ts';
import { createZahlungRepository } from './zahlung/zahlung-repository.ts';

/** A mail may lie for a holiday. */
const UNBESTAETIGT_TAGE = 21;
const MINUTE_MS = 60_000;

/**
 * Erases bookings nobody confirmed, those whose last event ended more than `tage` days ago, everybody who waited for such events, and who looked after them. Their
 * places are counted back, so that an event that comes again next season begins empty; those of the desk do not.
 */
export async function deleteOldBuchungen(db: Datenquelle, tage: number): Promise<void> {
  await createFerienoffeneRepository(db).deleteExpired();
  await createFerienwartelisteRepository(db).deleteUnbestaetigte();
  await createWunschzettelRepository(db).deleteUnbestaetigte(UNBESTAETIGT_TAGE);
  await createZugangRepository(db).deleteExpired();
  await db.transaction().execute(async (trx) => {
    const vorbei = await createFerienbestandRepository(trx).lockPast(tage);
    const anzahl = {
      ...(vorbei.length > 0 && (await deleteVorbei(trx, vorbei, tage))),
      'ferienprogramm-wunschzettel': await deleteWuensche(trx, tage),
    };
    await logLoeschung(trx, new Map(Object.entries(anzahl)));
  });
}

async function deleteVorbei(trx: Datenquelle, vorbei: readonly number[], tage: number) {
  const gebucht = await createFerienbestandRepository(trx).deleteAll(vorbei);
  await createZahlungRepository(trx).deleteOldUmsaetze(tage);
  await createFamilieRepository(trx).deleteVerwaiste();
  const gewartet = await createFerienwartelisteRepository(trx).deleteAll(vorbei);
  const veranstalter = await createVeranstalterRepository(trx).deleteAll(vorbei);
  const plaetze = new Map(gebucht.plaetze);
  for (const [id, anzahl] of gewartet.plaetze) plaetze.set(id, (plaetze.get(id) ?? 0) + anzahl);
  await createFerienbuchungRepository(trx).bookPlaetze(new Map([...plaetze].map(([id, anzahl]) => [id, -anzahl])));
  if (await createFerienentwurfRepository(trx).removePast(vorbei)) await announceProgramm(trx);
  return {
    ferienprogramm: gebucht.anzahl,
    'ferienprogramm-warteliste': gewartet.anzahl,
    'ferienprogramm-veranstalter': veranstalter,
  };
}

/**
 * A draw, published or not, goes with the last of the events it was about, and all wishes with it: by the days of its own list, since events
 * leave the programme or come again. Wishes that were never drawn go with the events they are for.
 */
async function deleteWuensche(trx: Datenquelle, tage: number): Promise<number> {
  const verlosungen = createVerlosungRepository(trx);
  const wuensche = createWunschzettelRepository(trx);
  const verlosung = await verlosungen.find();
  if (!verlosung) return wuensche.deleteUngeloste(tage);
  const { veranstaltungen } = JSON.parse(verlosung.liste) as Wunschliste;
  const grenze = Date.parse(addTage(readBerlinerZeit(new Date()).tag, -tage)) / MINUTE_MS;
  if (veranstaltungen.some(({ zeiten }) => zeiten.some(([, bis]) => bis >= grenze))) return 0;
  await verlosungen.delete();
  return wuensche.deleteAll();
}
