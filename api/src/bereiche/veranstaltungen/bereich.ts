import { defineBereich } from '../../kern/bereich.ts';
import { veranstaltungDetail } from './calls/veranstaltung.ts';
import { veranstaltungEintragen } from './calls/veranstaltung-eintragen.ts';
import { veranstaltungen } from './calls/veranstaltungen.ts';
import { veranstaltungenKalender } from './calls/veranstaltungen-kalender.ts';
import { veranstaltungenRubrik } from './calls/veranstaltungen-rubrik.ts';
import { migrations } from './migrations/migrations.ts';

/** Events of the calendar, and entries by residents. */
export const bereich = defineBereich({
  name: 'veranstaltungen',
  inhalte: [veranstaltungDetail, veranstaltungenKalender, veranstaltungenRubrik, veranstaltungen],
  calls: [veranstaltungEintragen],
  migrations,
});
