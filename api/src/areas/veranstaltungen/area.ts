import { defineArea } from '../../core/composition/area.ts';
import { createCalendarInventoryRepository } from './calendar-inventory-repository.ts';
import { createCalendarRepository } from './calendar-repository.ts';
import { veranstaltungDetail } from './calls/veranstaltung.ts';
import { veranstaltungEnter } from './calls/veranstaltung-enter.ts';
import { veranstaltungen } from './calls/veranstaltungen.ts';
import { veranstaltungenCalendar } from './calls/veranstaltungen-calendar.ts';
import { veranstaltungenCategory } from './calls/veranstaltungen-category.ts';
import { veranstaltungenContent } from './content.ts';
import { storeExamples } from './examples.ts';
import { VERANSTALTUNG } from './veranstaltung-kind.ts';
import { VERANSTALTUNGEN } from './veranstaltung-path.ts';

export { findHallExample } from './examples.ts';
export { findVeranstaltung, listSubmissionsAbout } from './find-veranstaltung.ts';
export type { VeranstaltungWithContact } from './veranstaltung-repository.ts';

/** Calendar of events, and submissions by residents. */
export const area = defineArea({
  name: 'veranstaltungen',
  pfade: ['/veranstaltungen/', '/veranstaltungseintrag/'],
  inhalte: [veranstaltungDetail, veranstaltungenCalendar, veranstaltungenCategory, veranstaltungen],
  calls: [veranstaltungEnter],
  eintragsarten: (db) => [
    {
      pfad: VERANSTALTUNGEN,
      template: 'veranstaltung',
      endpoint: '/api/cms/veranstaltungen',
      passThrough: ['tag'],
      titel: 'Veranstaltungen',
      find: createCalendarRepository(db).findSeite,
    },
  ],
  termine: (db) => ({
    uebersicht: VERANSTALTUNGEN.uebersicht,
    async list(entry, today, atMost) {
      const filter = { ab: today, eintrag: entry, nurNaechster: true };
      return (await createCalendarRepository(db).list(filter, { seite: 1, proSeite: atMost })).data;
    },
  }),
  inhalt: veranstaltungenContent,
  suchtypen: {
    veranstaltung: { einer: 'Veranstaltung', mehrere: 'Veranstaltungen', rang: 30 },
  },
  suche: async (db, _heute, numbers) => [
    { typ: 'veranstaltung', zeilen: await createCalendarInventoryRepository(db).listSearchRows(numbers) },
  ],
  formulare: [VERANSTALTUNG],
  examples: storeExamples,
});
