import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { erinnereNaechsten } from './erinnere-naechsten.ts';

/** Sends reminders of waste collections, in whichever process is first; looks every minute whether one is due. */
export function starteAbfallerinnerung(
  config: Config,
  { db }: OpenDatabase,
  log: FastifyBaseLogger,
): Pick<Arbeiter, 'beende'> {
  const arbeiter = createArbeiter({
    erledigeNaechstes: () => erinnereNaechsten(db, config, new Date()),
    messeWartezeit: async () => null,
    melde: (err) => log.error({ err }, 'reminders of collections cannot be sent'),
  });
  arbeiter.wecke();
  return arbeiter;
}
