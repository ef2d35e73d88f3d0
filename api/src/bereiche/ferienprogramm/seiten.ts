import type { Datenquelle } from '../../kern/daten/database.ts';
import { createSeitenRepository } from '../../kern/inhalt/seiten-repository.ts';
import type { Seitenquelle } from '../../kern/inhalt/seitenquelle.ts';
import { buildFerienRoute } from './build-ferien-route.ts';
import { FERIENPROGRAMM_PFAD, readFerienId } from './ferien-pfad.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';
import { findPrivateSeite } from './find-private-seite.ts';
import { findVerwaltungsseite } from './find-verwaltungsseite.ts';

/** Pages of the events, which look as the page of the programme does; and those on which staff look after them. */
export function createFerienseiten(db: Datenquelle): Seitenquelle {
  const ferienprogramm = createFerienprogrammRepository(db);
  const seiten = createSeitenRepository(db);
  return {
    async find(pfad) {
      const id = readFerienId(pfad);
      const veranstaltung = id === null ? null : await ferienprogramm.findSeite(id);
      if (!veranstaltung) {
        return findVerwaltungsseite(pfad) ?? findPrivateSeite(pfad, await ferienprogramm.findOptionen());
      }
      const { title = 'Kinderferienprogramm', pageTheme = 'default' } = (await seiten.find(FERIENPROGRAMM_PFAD)) ?? {};
      return buildFerienRoute(veranstaltung, { title, pageTheme }, await ferienprogramm.findOptionen());
    },
  };
}
