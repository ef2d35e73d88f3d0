import { startMailabo } from '../../core/forms/subscriptions/start-mailabo.ts';
import type { Job } from '../../core/platform/context.ts';
import { remindNext } from './remind-next.ts';

export const startAbfallerinnerung: Job = (environment) =>
  startMailabo(environment, 'reminders of collections', () =>
    remindNext(environment.database.db, environment.config, new Date()),
  );
