import type { Job } from '../../kern/bereich.ts';
import { createArbeiter } from '../../kern/betrieb/arbeiter.ts';
import { assignNewPlaetze } from './assign-free-plaetze.ts';
import { createFerienDienst } from './ferien-dienst.ts';
import { createFerienwartelisteRepository } from './ferienwarteliste-repository.ts';
import { endExpired } from './warteliste.ts';

/**
 * Takes back offers that ran out and offers their places to the next in line, in whichever process is first; after a
 * change of the content, and within a minute in any case, also the places of events that have grown.
 */
export const startWarteliste: Job = ({ config, database, stand, log }) => {
  const dienst = createFerienDienst(database, stand, config);
  const warteliste = createFerienwartelisteRepository(database.db);
  const arbeiter = createArbeiter({
    measureWartezeit: () => warteliste.measureWartezeit(),
    async doNext() {
      const isAbgelaufen = (await warteliste.findExpired()) !== null;
      if (!isAbgelaufen && (await warteliste.listBedienbare()).length === 0) return false;
      const saison = await dienst.readSaison();
      await assignNewPlaetze(database.db, saison, new Date());
      return isAbgelaufen && endExpired(database.db, saison, new Date());
    },
    report: (err) => log.error({ err }, 'the waiting list cannot be served'),
  });
  const hoereAuf = stand.onChange(arbeiter.wake);
  arbeiter.wake();
  return {
    async end() {
      hoereAuf();
      await arbeiter.end();
    },
  };
};
