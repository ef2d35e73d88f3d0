import type { Job } from '../../kern/bereich.ts';
import { createArbeiter } from '../../kern/betrieb/arbeiter.ts';
import { remindNext } from './remind-next.ts';

/** Sends reminders of waste collections, in whichever process is first; looks every minute whether one is due. */
export const startAbfallerinnerung: Job = ({ config, database: { db }, log }) => {
  const arbeiter = createArbeiter({
    doNext: () => remindNext(db, config, new Date()),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'reminders of collections cannot be sent'),
  });
  arbeiter.wake();
  return arbeiter;
};
