import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { createSuche } from '../suche/create-suche.ts';
import { meldeNaechstem } from './melde-naechstem.ts';

/** Tells by mail what is new of the council, in whichever process is first; looks every minute. */
export function starteRatsabos(
  config: Config,
  { db }: OpenDatabase,
  stand: InhaltStand,
  log: FastifyBaseLogger,
): Pick<Arbeiter, 'beende'> {
  const { bereiteAbfrageVor } = createSuche(db, stand);
  const arbeiter = createArbeiter({
    erledigeNaechstes: async () => meldeNaechstem(db, config, await bereiteAbfrageVor()),
    messeWartezeit: async () => null,
    melde: (err) => log.error({ err }, 'news of the council cannot be sent'),
  });
  arbeiter.wecke();
  return arbeiter;
}
