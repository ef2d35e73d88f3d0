import { defineBereich } from '../../kern/bereich.ts';
import { storeBeispiele } from './beispiele.ts';
import { veranstaltungDetail } from './calls/veranstaltung.ts';
import { veranstaltungEintragen } from './calls/veranstaltung-eintragen.ts';
import { veranstaltungen } from './calls/veranstaltungen.ts';
import { veranstaltungenKalender } from './calls/veranstaltungen-kalender.ts';
import { veranstaltungenRubrik } from './calls/veranstaltungen-rubrik.ts';
import { veranstaltungenInhalt } from './inhalt.ts';
import { createKalenderRepository } from './kalender-repository.ts';
import { createKalenderbestandRepository } from './kalenderbestand-repository.ts';
import { migrations } from './migrations/migrations.ts';
import { VERANSTALTUNG } from './veranstaltung-art.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';

export { findHallenbeispiel } from './beispiele.ts';
export { findVeranstaltung } from './find-veranstaltung.ts';
export type { VeranstaltungMitKontakt } from './veranstaltung-repository.ts';

/** Events of the calendar, and entries by residents. */
export const bereich = defineBereich({
  name: 'veranstaltungen',
  pfade: ['/veranstaltungen/', '/veranstaltungseintrag/'],
  inhalte: [veranstaltungDetail, veranstaltungenKalender, veranstaltungenRubrik, veranstaltungen],
  calls: [veranstaltungEintragen],
  migrations,
  eintragsarten: (db) => [
    {
      pfad: VERANSTALTUNGEN,
      template: 'veranstaltung',
      endpoint: '/api/cms/veranstaltungen',
      passThrough: ['tag'],
      titel: 'Veranstaltungen',
      find: createKalenderRepository(db).findSeite,
    },
  ],
  termine: (db) => ({
    uebersicht: VERANSTALTUNGEN.uebersicht,
    async list(eintrag, heute, hoechstens) {
      const filter = { ab: heute, eintrag, nurNaechster: true };
      return (await createKalenderRepository(db).list(filter, { seite: 1, proSeite: hoechstens })).data;
    },
  }),
  inhalt: veranstaltungenInhalt,
  suchtypen: {
    veranstaltung: { einer: 'Veranstaltung', mehrere: 'Veranstaltungen', rang: 30 },
  },
  suche: async (db, _heute, nummern) => [
    { typ: 'veranstaltung', zeilen: await createKalenderbestandRepository(db).listSuchzeilen(nummern) },
  ],
  formulare: [VERANSTALTUNG],
  beispiele: storeBeispiele,
});
