import type { PageSource } from '../../core/content/serve/page-source.ts';
import { createPageRepository } from '../../core/entries/page-repository.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { findAdministrationPage } from './administration/find-administration-page.ts';
import { findPrivatePage } from './find-private-page.ts';
import { buildHolidayRoute } from './program/build-holiday-route.ts';
import { createFerienprogrammRepository } from './program/ferienprogramm-repository.ts';
import { FERIENPROGRAMM_PATH, readHolidayId } from './program/holiday-path.ts';

/** Pages of events, styled like the page of the programme, and the pages for staff. */
export function createHolidayPages(db: DataSource): PageSource {
  const ferienprogramm = createFerienprogrammRepository(db);
  const pages = createPageRepository(db);
  return {
    async find(path) {
      const id = readHolidayId(path);
      const veranstaltung = id === null ? null : await ferienprogramm.findSeite(id);
      if (!veranstaltung) {
        return findAdministrationPage(path) ?? findPrivatePage(path, await ferienprogramm.findOptions());
      }
      const { title = 'Kinderferienprogramm', pageTheme = 'default' } = (await pages.find(FERIENPROGRAMM_PATH)) ?? {};
      return buildHolidayRoute(veranstaltung, { title, pageTheme }, await ferienprogramm.findOptions());
    },
  };
}
