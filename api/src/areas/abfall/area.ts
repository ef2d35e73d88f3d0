import type { AbfallStreet } from '@gm/shared/areas/abfall/abfall';
import { defineArea } from '../../core/composition/area.ts';
import { EXAMPLE_ADDRESS } from '../../core/forms/form-directory.ts';
import { composeRequest } from '../../core/forms/subscriptions/compose-request.ts';
import { describeSubscriptionDuration } from '../../core/forms/subscriptions/describe-subscription-duration.ts';
import { buildSubscriptionLink } from '../../core/forms/subscriptions/mailabo.ts';
import { createMailaboRepository } from '../../core/forms/subscriptions/mailabo-repository.ts';
import { SUBSCRIPTION_MAILS } from '../../core/forms/subscriptions/subscription-mails.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { ABFALL_MAILS } from './abfall-mails.ts';
import { createAbfallRepository } from './abfall-repository.ts';
import { REMINDER } from './abfallerinnerung.ts';
import { abfalltermine } from './calls/abfalltermine.ts';
import { abfalltermineCalendar } from './calls/abfalltermine-calendar.ts';
import { nextCollection } from './calls/next-collection.ts';
import { reminder } from './calls/reminder.ts';
import { composeReminder } from './compose-abfall-mails.ts';
import { abfallContent } from './content.ts';
import { findStreets } from './find-streets.ts';
import { startAbfallerinnerung } from './start-abfallerinnerung.ts';

/** Streets of the municipality, by district and name. */
export const listStreets = (db: DataSource) => createAbfallRepository(db).listStrassen();

export { streetQuerySchema } from './street-query.ts';

/** In place of the village of an unknown street: no text of a search contains it, so nothing is found. */
export const NOWHERE = '?';

/** The street with this name in addresses, or null. */
export async function findStreet(db: DataSource, id: string): Promise<AbfallStreet | null> {
  const found = id ? await createAbfallRepository(db).findStrasse(id) : null;
  return found && { id: found.id, name: found.name, ortsteil: found.ortsteil };
}

const MAIL_EXAMPLE = {
  id: 1,
  schluessel: 'beispiel',
  email: EXAMPLE_ADDRESS,
  strasse: 'Tannenstraße',
  ortsteil: 'Schwann',
  arten: ['Restmüll', 'Biotonne'],
};

/** Waste collection: dates, calendar files and e-mail reminders. */
export const area = defineArea({
  name: 'abfall',
  pfade: ['/abfalltermine/'],
  inhalte: [abfalltermineCalendar, abfalltermine, nextCollection],
  calls: [reminder],
  jobs: [startAbfallerinnerung],
  loeschen: (db, config) => createMailaboRepository(db, REMINDER).deleteUnconfirmed(config.CONFIRMATION_HOURS),
  inhalt: abfallContent,
  verarbeitungen: (config) => [
    {
      titel: 'Erinnerung an Abfalltermine',
      daten: ['E-Mail-Adresse', 'Straße', 'Abfallarten'],
      zweck: 'Wir schreiben Ihnen am Abend vor der Abholung.',
      dauer: describeSubscriptionDuration(config),
    },
  ],
  mailgruppen: [ABFALL_MAILS],
  mailExamples: (config, reader) => [
    {
      anlass: 'Eine Benachrichtigung per E-Mail wurde bestellt',
      texte: SUBSCRIPTION_MAILS.art,
      mail: composeRequest(
        reader.getLetters(SUBSCRIPTION_MAILS),
        {
          an: EXAMPLE_ADDRESS,
          thema: REMINDER.thema,
          bestellt: 'Für diese E-Mail-Adresse wurde eine Erinnerung an die Abfuhr bestellt.',
          link: buildSubscriptionLink(REMINDER, MAIL_EXAMPLE.schluessel, config.SITE_URL),
        },
        config,
      ),
    },
    {
      anlass: 'Am Abend vor der Abholung',
      mail: composeReminder(reader.getLetters(ABFALL_MAILS), MAIL_EXAMPLE, '2026-08-05', config),
    },
  ],
  vorschlaege: findStreets,
});
