import type { Job } from '../../../kern/bereich.ts';
import { createArbeiter } from '../../../kern/betrieb/arbeiter.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { remindAll } from './erinnern.ts';
import { createKontoRepository } from './konto-repository.ts';
import { settle } from './settle.ts';

const STUNDE = 3_600_000;
/** Families whose bills are opened at a time. */
const STAPEL = 100;

/** Opens the bills of what was firm before the town named an account, and reminds of those that are overdue, once an hour. */
export const startZahlung: Job = ({ config, database, stand, log }) => {
  const dienst = createFerienDienst(database, stand, config);
  const { db } = database;
  let zuletzt = 0;
  const arbeiter = createArbeiter({
    measureWartezeit: async () => STUNDE,
    async doNext() {
      if (Date.now() - zuletzt < STUNDE) return false;
      const saison = await dienst.readSaison().catch(() => null);
      const jetzt = new Date();
      if (saison?.optionen.konto) {
        const emails = await createKontoRepository(db).listOhneKonto(STAPEL);
        await db.transaction().execute((trx) => settle(trx, emails, saison.optionen, jetzt));
        if (emails.length >= STAPEL) return true;
        const erinnert = await db
          .transaction()
          .execute((trx) => remindAll(trx, saison, jetzt, saison.optionen.mahnung_tage));
        if (erinnert > 0) dienst.wakeMailVersand();
      }
      zuletzt = Date.now();
      return false;
    },
    report: (err) => log.error({ err }, 'bills cannot be kept'),
  });
  arbeiter.wake();
  return arbeiter;
};
