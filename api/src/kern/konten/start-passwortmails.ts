import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../betrieb/arbeiter.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import type { Kontoabsender } from './compose-kontomail.ts';
import { LINK_MINUTEN } from './compose-passwortmail.ts';
import { createKontenRepository } from './konten-repository.ts';
import { createPasswortwunschRepository, PASSWORTWUNSCH_KANAL } from './passwortwunsch-repository.ts';
import { sendPasswortlink } from './send-passwortlink.ts';

/** Mails an account gets while one of their links holds: who asks again has one already, whoever asked before. */
const MAX_MAILS = 3;

/** Mails the next one who forgot a password a link, if there is such an account. False when nobody is left. */
export async function answerPasswortwunsch(db: Datenquelle, config: Kontoabsender): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const wunsch = await createPasswortwunschRepository(trx).take();
    if (!wunsch) return false;
    const konten = createKontenRepository(trx);
    const konto = await konten.find(wunsch.art, wunsch.email);
    if (!konto || konto.gesperrt) return true;
    const mails = await konten.countPasswortmail(konto.id, LINK_MINUTEN);
    if (mails <= MAX_MAILS) await sendPasswortlink(trx, konto, 'vergessen', config);
    return true;
  });
}

/** Answers them apart from the calls: how long a reply takes must not tell whether an address has an account. */
export async function startPasswortmails(
  config: Kontoabsender,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<Pick<Arbeiter, 'end'>> {
  const arbeiter = createArbeiter({
    doNext: () => answerPasswortwunsch(database.db, config),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'links for new passwords cannot be sent'),
  });
  const hoereAuf = await database.listen(PASSWORTWUNSCH_KANAL, arbeiter.wake);
  arbeiter.wake();
  return {
    async end() {
      hoereAuf();
      await arbeiter.end();
    },
  };
}
