import type { Job } from '../../../kern/bereich.ts';
import { startMailabo } from '../../../kern/mail/abos/start-mailabo.ts';
import { createSuche } from '../../../kern/suche/create-suche.ts';
import { notifyNext } from './notify-next.ts';

/** Tells by mail what is new of the council. */
export const startRatsabos: Job = (umgebung) => {
  const { config, database, stand } = umgebung;
  const { prepareAbfrage } = createSuche(database.db, stand);
  return startMailabo(umgebung, 'news of the council', async () =>
    notifyNext(database.db, config, await prepareAbfrage()),
  );
};
