import type { Job } from '../../kern/bereich.ts';
import { createArbeiter } from '../../kern/betrieb/arbeiter.ts';
import { createFerienDienst } from './ferien-dienst.ts';
import { examineNext } from './report-konflikte.ts';

/**
 * Looks, some seconds after a booking has become firm, whether another family has booked its children: nobody can tell from how long
 * their own request took that a child is known.
 */
export const startKonflikte: Job = ({ config, database, stand, log }) => {
  const dienst = createFerienDienst(database, stand, config);
  const arbeiter = createArbeiter({
    measureWartezeit: async () => null,
    async doNext() {
      const hasReported = await examineNext(database.db, () => dienst.readSaison());
      if (hasReported) dienst.wakeMailVersand();
      return hasReported !== null;
    },
    report: (err) => log.error({ err }, 'bookings of the same child cannot be looked for'),
  });
  arbeiter.wake();
  return { end: () => arbeiter.end() };
};
