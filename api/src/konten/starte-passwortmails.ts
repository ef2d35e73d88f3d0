import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createKontenRepository } from '../daten/konten-repository.ts';
import { createPasswortwunschRepository, PASSWORTWUNSCH_KANAL } from '../daten/passwortwunsch-repository.ts';
import { sendePasswortlink } from './sende-passwortlink.ts';
import type { Kontoabsender } from './verfasse-kontomail.ts';
import { LINK_MINUTEN } from './verfasse-passwortmail.ts';

/** Mails an account gets while one of their links holds: who asks again has one already, whoever asked before. */
const MAX_MAILS = 3;

/** Mails the next one who forgot a password a link, if there is such an account. False when nobody is left. */
export async function beantwortePasswortwunsch(db: Datenquelle, config: Kontoabsender): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const wunsch = await createPasswortwunschRepository(trx).nimm();
    if (!wunsch) return false;
    const konten = createKontenRepository(trx);
    const konto = await konten.finde(wunsch.art, wunsch.email);
    if (!konto || konto.gesperrt) return true;
    const mails = await konten.countPasswortmail(konto.id, LINK_MINUTEN);
    if (mails <= MAX_MAILS) await sendePasswortlink(trx, konto, 'vergessen', config);
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
