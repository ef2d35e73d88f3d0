import { startMailabo } from '../../../core/forms/subscriptions/start-mailabo.ts';
import type { Job } from '../../../core/platform/context.ts';
import { createSearch } from '../../../core/services/search/create-search.ts';
import { notifyNext } from './notify-next.ts';

/** Sends mails about news of the council. */
export const startRatsabos: Job = (environment) => {
  const { config, database, stand: state } = environment;
  const { prepareAbfrage: prepareQuery } = createSearch(database.db, state);
  return startMailabo(environment, 'news of the council', async () =>
    notifyNext(database.db, config, await prepareQuery()),
  );
};
