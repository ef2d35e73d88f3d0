import type { Job } from '../../kern/bereich.ts';
import { createArbeiter } from '../../kern/betrieb/arbeiter.ts';
import { expireNext, remindNext } from './end-offene.ts';
import { createFerienDienst } from './ferien-dienst.ts';
import { createFerienoffeneRepository } from './ferienoffene-repository.ts';

/** Reminds of bookings that wait for their confirmation, and gives up those nobody confirmed, in whichever process is first. */
export const startBestaetigung: Job = ({ config, database, stand, log }) => {
  const dienst = createFerienDienst(database, stand, config);
  const offene = createFerienoffeneRepository(database.db);
  const arbeiter = createArbeiter({
    measureWartezeit: () => offene.measureWartezeit(),
    async doNext() {
      if ((await offene.measureWartezeit()) !== 0) return false;
      const saison = await dienst.readSaison();
      const hasReminded = await remindNext(database.db, saison);
      return (await expireNext(database.db, saison, new Date())) || hasReminded;
    },
    report: (err) => log.error({ err }, 'unconfirmed bookings cannot be looked after'),
  });
  arbeiter.wake();
  return { end: () => arbeiter.end() };
};
