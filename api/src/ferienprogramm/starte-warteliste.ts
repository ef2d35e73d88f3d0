import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createFerienwartelisteRepository } from '../daten/ferienwarteliste-repository.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { createFerienDienst } from './ferien-dienst.ts';
import { beendeAbgelaufenes } from './warteliste.ts';

/** Takes back offers that ran out and offers their places to the next in line, in whichever process is first. */
export function starteWarteliste(
  config: Config,
  database: OpenDatabase,
  stand: InhaltStand,
  log: FastifyBaseLogger,
): Pick<Arbeiter, 'beende'> {
  const dienst = createFerienDienst(database, stand, config);
  const warteliste = createFerienwartelisteRepository(database.db);
  const arbeiter = createArbeiter({
    messeWartezeit: () => warteliste.messeWartezeit(),
    async erledigeNaechstes() {
      if (!(await warteliste.findeAbgelaufenes())) return false;
      return beendeAbgelaufenes(database.db, await dienst.liesSaison(), new Date());
    },
    melde: (err) => log.error({ err }, 'the waiting list cannot be served'),
  });
  arbeiter.wecke();
  return arbeiter;
}
