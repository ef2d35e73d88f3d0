import { defineBereich } from '../../kern/bereich.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { BEISPIELADRESSE } from '../../kern/formulare/formularverzeichnis.ts';
import { ABOMAILS } from '../../kern/mail/abos/abomails.ts';
import { describeAbodauer } from '../../kern/mail/abos/describe-abodauer.ts';
import { buildAboLink } from '../../kern/mail/abos/mailabo.ts';
import { createMailaboRepository } from '../../kern/mail/abos/mailabo-repository.ts';
import { composeBitte } from '../../kern/mail/compose-bitte.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { ERINNERUNG } from './abfallerinnerung.ts';
import { ABFALLMAILS } from './abfallmails.ts';
import { abfalltermine } from './calls/abfalltermine.ts';
import { abfalltermineKalender } from './calls/abfalltermine-kalender.ts';
import { erinnerung } from './calls/erinnerung.ts';
import { composeErinnerung } from './compose-abfallmails.ts';
import { findStrassen } from './find-strassen.ts';
import { abfallInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';
import { startAbfallerinnerung } from './start-abfallerinnerung.ts';

/** Streets of the municipality, by district and name. */
export const listStrassen = (db: Datenquelle) => createAbfallRepository(db).listStrassen();

const MAILBEISPIEL = {
  id: 1,
  schluessel: 'beispiel',
  email: BEISPIELADRESSE,
  strasse: 'Tannenstraße',
  ortsteil: 'Schwann',
  arten: ['Restmüll', 'Biotonne'],
};

/** Waste collection: dates, calendar files, reminders by mail. */
export const bereich = defineBereich({
  name: 'abfall',
  pfade: ['/abfalltermine/'],
  inhalte: [abfalltermineKalender, abfalltermine],
  calls: [erinnerung],
  migrations,
  jobs: [startAbfallerinnerung],
  loeschen: (db, config) => createMailaboRepository(db, ERINNERUNG).deleteUnconfirmed(config.BESTAETIGUNG_STUNDEN),
  inhalt: abfallInhalt,
  verarbeitungen: (config) => [
    {
      titel: 'Erinnerung an Abfalltermine',
      daten: ['E-Mail-Adresse', 'Straße', 'Abfallarten'],
      zweck: 'Wir schreiben Ihnen am Abend vor der Abholung.',
      dauer: describeAbodauer(config),
    },
  ],
  mailgruppen: [ABFALLMAILS],
  mailbeispiele: (config, leser) => [
    {
      anlass: 'Eine Benachrichtigung per E-Mail wurde bestellt',
      mail: composeBitte(
        leser.getBriefe(ABOMAILS),
        {
          an: BEISPIELADRESSE,
          thema: ERINNERUNG.thema,
          bestellt: 'Für diese E-Mail-Adresse wurde eine Erinnerung an die Abfuhr bestellt.',
          link: buildAboLink(ERINNERUNG, MAILBEISPIEL.schluessel, config.SITE_URL),
        },
        config,
      ),
    },
    {
      anlass: 'Am Abend vor der Abholung',
      mail: composeErinnerung(leser.getBriefe(ABFALLMAILS), MAILBEISPIEL, '2026-08-05', config),
    },
  ],
  vorschlaege: findStrassen,
});
