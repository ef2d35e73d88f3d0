import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../../../kern/betrieb/arbeiter.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { OpenDatabase } from '../../../kern/daten/database-handle.ts';
import type { InhaltStand } from '../../../kern/inhalt/inhalt-stand.ts';
import { createSuche } from '../../../kern/suche/create-suche.ts';
import { notifyNext } from './notify-next.ts';

/** Tells by mail what is new of the council, in whichever process is first; looks every minute. */
export function startRatsabos(
  config: Config,
  { db }: OpenDatabase,
  stand: InhaltStand,
  log: FastifyBaseLogger,
): Pick<Arbeiter, 'end'> {
  const { prepareAbfrage } = createSuche(db, stand);
  const arbeiter = createArbeiter({
    doNext: async () => notifyNext(db, config, await prepareAbfrage()),
    measureWartezeit: async () => null,
    report: (err) => log.error({ err }, 'news of the council cannot be sent'),
  });
  arbeiter.wake();
  return arbeiter;
}
