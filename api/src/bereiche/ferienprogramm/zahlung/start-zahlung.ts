import type { Job } from '../../../kern/bereich.ts';
import { startStundenarbeiter } from '../../../kern/betrieb/stundenarbeiter.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { remindAll } from './erinnern.ts';
import { createKontoRepository } from './konto-repository.ts';
import { settle } from './settle.ts';

/** Families whose bills are opened at a time. */
const STAPEL = 100;

/** Opens the bills of what was firm before the town named an account, and reminds of those that are overdue, once an hour. */
export const startZahlung: Job = ({ config, database, stand, log }) => {
  const dienst = createFerienDienst(database, stand, config);
  const { db } = database;
  return startStundenarbeiter({
    async doNext() {
      const saison = await dienst.readSaison().catch(() => null);
      if (!saison?.optionen.konto) return false;
      const jetzt = new Date();
      const emails = await createKontoRepository(db).listOhneKonto(STAPEL);
      await db.transaction().execute((trx) => settle(trx, emails, saison.optionen, jetzt));
      if (emails.length >= STAPEL) return true;
      const erinnert = await db
        .transaction()
        .execute((trx) => remindAll(trx, saison, jetzt, saison.optionen.mahnung_tage));
      if (erinnert > 0) dienst.wakeMailVersand();
      return false;
    },
    report: (err) => log.error({ err }, 'bills cannot be kept'),
  });
};
