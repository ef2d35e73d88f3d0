import type { Wunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
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
    const buchungen = createFerienbuchungRepository(trx);
    const bestand = createFerienbestandRepository(trx);
    const vorbei = await bestand.lockPast(tage);
    if (vorbei.length === 0) return;
    const gebucht = await bestand.deleteAll(vorbei);
    await createZahlungRepository(trx).deleteOldUmsaetze(tage);
    await createFamilieRepository(trx).deleteVerwaiste();
    const gewartet = await createFerienwartelisteRepository(trx).deleteAll(vorbei);
    const veranstalter = await createVeranstalterRepository(trx).deleteAll(vorbei);
    const zettel = await deleteVerlosung(trx, vorbei);
    const plaetze = new Map(gebucht.plaetze);
    for (const [id, anzahl] of gewartet.plaetze) plaetze.set(id, (plaetze.get(id) ?? 0) + anzahl);
    await buchungen.bookPlaetze(new Map([...plaetze].map(([id, anzahl]) => [id, -anzahl])));
    if (await createFerienentwurfRepository(trx).removePast(vorbei)) await announceProgramm(trx);
    const anzahl = {
      ferienprogramm: gebucht.anzahl,
      'ferienprogramm-warteliste': gewartet.anzahl,
      'ferienprogramm-wunschzettel': zettel,
      'ferienprogramm-veranstalter': veranstalter,
    };
    await logLoeschung(trx, new Map(Object.entries(anzahl)));
  });
}

/** A published draw goes with the last of the events it was about, and all wishes with it. */
async function deleteVerlosung(trx: Datenquelle, vorbei: readonly number[]): Promise<number> {
  const verlosungen = createVerlosungRepository(trx);
  const verlosung = await verlosungen.find();
  if (!verlosung?.veroeffentlicht) return 0;
  const { veranstaltungen } = JSON.parse(verlosung.liste) as Wunschliste;
  if (!veranstaltungen.every(({ id }) => vorbei.includes(id))) return 0;
  await verlosungen.delete();
  return createWunschzettelRepository(trx).deleteAll();
}
