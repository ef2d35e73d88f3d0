import { defineBereich } from '../../kern/bereich.ts';
import { createAbfallerinnerungRepository } from './abfallerinnerung-repository.ts';
import { abfalltermine } from './calls/abfalltermine.ts';
import { abfalltermineKalender } from './calls/abfalltermine-kalender.ts';
import { erinnerung } from './calls/erinnerung.ts';
import { erinnerungAbmelden } from './calls/erinnerung-abmelden.ts';
import { erinnerungStand } from './calls/erinnerung-stand.ts';
import { erinnerungVerwalten } from './calls/erinnerung-verwalten.ts';
import { findStrassen } from './find-strassen.ts';
import { abfallInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';
import { startAbfallerinnerung } from './start-abfallerinnerung.ts';

/** Waste collection: dates, calendar files, reminders by mail. */
export const bereich = defineBereich({
  name: 'abfall',
  pfade: ['/abfalltermine/'],
  inhalte: [abfalltermineKalender, abfalltermine],
  calls: [erinnerungAbmelden, erinnerungStand, erinnerungVerwalten, erinnerung],
  migrations,
  jobs: [startAbfallerinnerung],
  loeschen: (db, config) => createAbfallerinnerungRepository(db).deleteUnconfirmed(config.BESTAETIGUNG_STUNDEN),
  inhalt: abfallInhalt,
  vorschlaege: findStrassen,
});
