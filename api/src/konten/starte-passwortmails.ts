import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createKontenRepository } from '../daten/konten-repository.ts';
import { createPasswortwunschRepository, PASSWORTWUNSCH_KANAL } from '../daten/passwortwunsch-repository.ts';
import { sendePasswortlink } from './sende-passwortlink.ts';
import type { Kontoabsender } from './verfasse-kontomail.ts';

/** Mails the next one who forgot a password a link, if there is such an account. False when nobody is left. */
export async function beantwortePasswortwunsch(db: Datenquelle, config: Kontoabsender): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const wunsch = await createPasswortwunschRepository(trx).nimm();
    if (!wunsch) return false;
    const konto = await createKontenRepository(trx).finde(wunsch.art, wunsch.email);
    if (konto && !konto.gesperrt) await sendePasswortlink(trx, konto, 'vergessen', config);
    return true;
  });
}

/** Answers them apart from the calls: how long a reply takes must not tell whether an address has an account. */
export async function startePasswortmails(
  config: Kontoabsender,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<Pick<Arbeiter, 'beende'>> {
  const arbeiter = createArbeiter({
    erledigeNaechstes: () => beantwortePasswortwunsch(database.db, config),
    messeWartezeit: async () => null,
    melde: (err) => log.error({ err }, 'links for new passwords cannot be sent'),
  });
  const hoereAuf = await database.listen(PASSWORTWUNSCH_KANAL, arbeiter.wecke);
  arbeiter.wecke();
  return {
    async beende() {
      hoereAuf();
      await arbeiter.beende();
    },
  };
}
