import { AppError } from '@gm/shared/fehler/app-error';
import { unifyMailAddress } from '@gm/shared/regeln/mail-address';
import type { Kontenimport } from '@gm/shared/schemas/konten';
import type { Datenquelle } from '../daten/database.ts';
import type { Kontoabsender } from './compose-kontomail.ts';
import { createKontenRepository } from './konten-repository.ts';
import { createKontenimportRepository } from './kontenimport-repository.ts';
import type { Kontozeile } from './read-kontenliste.ts';
import { sendPasswortlink } from './send-passwortlink.ts';

const buildKey = (art: string, email: string) => `${art} ${unifyMailAddress(email).toLowerCase()}`;

/** What carrying out the list would do, line by line. */
export async function showKontenimport(db: Datenquelle, uuid: string, zeilen: Kontozeile[]): Promise<Kontenimport> {
  const konten = await createKontenRepository(db).list();
  const vorhanden = new Set(konten.map(({ art, email }) => buildKey(art, email)));
  return {
    uuid,
    zeilen: zeilen.map(({ zeile, angaben, konto, fehler }) => {
      const bleibt = konto && vorhanden.has(buildKey(konto.art, konto.email));
      const stand = !konto ? 'fehler' : bleibt ? 'vorhanden' : 'neu';
      return {
        zeile,
        ...angaben,
        art: konto?.art ?? angaben.art,
        rollen: konto?.rollen.join(', ') ?? angaben.rollen,
        stand,
        fehler,
      };
    }),
  };
}

/**
 * Creates every account of the list that is not there yet, with a mail that invites its owner: all or none. Gives how
 * many there were. Throws `konflikt` for a list with a faulty line. Call it inside a transaction.
 */
export async function importKonten(
  trx: Datenquelle,
  zeilen: readonly Kontozeile[],
  config: Kontoabsender,
): Promise<number> {
  const konten = createKontenRepository(trx);
  let angelegt = 0;
  for (const { konto, zeile } of zeilen) {
    if (!konto) throw new AppError('konflikt', `Zeile ${zeile} ist fehlerhaft; angelegt wurde noch niemand.`);
    const id = await konten.create({ ...konto, passwort_hash: null });
    if (id === null) continue;
    await sendPasswortlink(trx, { ...konto, id }, 'einladung', config);
    angelegt += 1;
  }
  return angelegt;
}

/** Carries out what an administrator looked at. Throws `nicht_gefunden` when it is gone, carried out for example. */
export async function runKontenimport(
  db: Datenquelle,
  konto_id: number,
  uuid: string,
  config: Kontoabsender,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const zeilen = await createKontenimportRepository(trx).take(konto_id, uuid);
    if (!zeilen)
      throw new AppError(
        'nicht_gefunden',
        'Diese Liste gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal aus.',
      );
    return importKonten(trx, zeilen, config);
  });
}
