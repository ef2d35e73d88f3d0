import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../../kern/betrieb/arbeiter.ts';
import type { Config } from '../../kern/betrieb/config.ts';
import type { OpenDatabase } from '../../kern/daten/database-handle.ts';
import { remindNext } from './remind-next.ts';

/** Sends reminders of waste collections, in whichever process is first; looks every minute whether one is due. */
export function startAbfallerinnerung(
  config: Config,
  { db }: OpenDatabase,
  log: FastifyBaseLogger,
): Pick<Arbeiter, 'end'> {
  const arbeiter = createArbeiter({
    doNext: () => remindNext(db, config, new Date()),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'reminders of collections cannot be sent'),
  });
  arbeiter.wake();
  return arbeiter;
}
