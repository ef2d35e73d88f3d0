import { startMailabo } from '../../core/forms/subscriptions/start-mailabo.ts';
import type { Job } from '../../core/platform/context.ts';
import { remindByPush } from './remind-by-push.ts';
import { remindNext } from './remind-next.ts';

export const startAbfallerinnerung: Job = (environment) => {
  const { config, database } = environment;
  return startMailabo(environment, 'reminders of collections', async () => {
    const now = new Date();
    return (await remindNext(database.db, config, now)) || remindByPush(database.db, config, now);
  });
};
