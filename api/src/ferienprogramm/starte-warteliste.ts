import type { FastifyBaseLogger } from 'fastify';
import { type Arbeiter, createArbeiter } from '../arbeiter.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { createFerienwartelisteRepository } from '../daten/ferienwarteliste-repository.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { createFerienDienst } from './ferien-dienst.ts';
import { vergibNeuePlaetze } from './vergib-freie-plaetze.ts';
import { beendeAbgelaufenes } from './warteliste.ts';

/**
 * Takes back offers that ran out and offers their places to the next in line, in whichever process is first; after a
 * change of the content, and within a minute in any case, also the places of events that have grown.
 */
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
      const istAbgelaufen = (await warteliste.findeAbgelaufenes()) !== null;
      if (!istAbgelaufen && (await warteliste.listeBedienbare()).length === 0) return false;
      const saison = await dienst.liesSaison();
      await vergibNeuePlaetze(database.db, saison, new Date());
      return istAbgelaufen && beendeAbgelaufenes(database.db, saison, new Date());
    },
    melde: (err) => log.error({ err }, 'the waiting list cannot be served'),
  });
  const hoereAuf = stand.onChange(arbeiter.wecke);
  arbeiter.wecke();
  return {
    async beende() {
      hoereAuf();
      await arbeiter.beende();
    },
  };
}
