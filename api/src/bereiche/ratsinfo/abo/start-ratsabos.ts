import type { Job } from '../../../kern/bereich.ts';
import { createArbeiter } from '../../../kern/betrieb/arbeiter.ts';
import { createSuche } from '../../../kern/suche/create-suche.ts';
import { notifyNext } from './notify-next.ts';

/** Tells by mail what is new of the council, in whichever process is first; looks every minute. */
export const startRatsabos: Job = ({ config, database: { db }, stand, log }) => {
  const { prepareAbfrage } = createSuche(db, stand);
  const arbeiter = createArbeiter({
    doNext: async () => notifyNext(db, config, await prepareAbfrage()),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'news of the council cannot be sent'),
  });
  arbeiter.wake();
  return arbeiter;
};
