import type { Job } from '../../kern/bereich.ts';
import { startMailabo } from '../../kern/mail/abos/start-mailabo.ts';
import { remindNext } from './remind-next.ts';

/** Sends reminders of waste collections. */
export const startAbfallerinnerung: Job = (umgebung) =>
  startMailabo(umgebung, 'reminders of collections', () =>
    remindNext(umgebung.database.db, umgebung.config, new Date()),
  );
