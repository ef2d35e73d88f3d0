import { QUESTIONS_NAMES } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { AppError } from '@gm/shared/errors/app-error';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { runHelperOperation } from '../helpers/helper-operations.ts';
import type { Season } from '../holiday-service.ts';
import { composeNaming } from '../organisers/compose-organiser.ts';
import { UNKNOWN } from '../organisers/open-access.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import type { BetreuungsOperation } from './organiser-operation.ts';

/** Staff set the organisers and questions of an event; returns a message. */
export async function runBetreuungsOperation(
  db: DataSource,
  input: BetreuungsOperation,
  season: Season,
  who: string,
): Promise<string> {
  const { optionen: options, absender: sender } = season;
  return db.transaction().execute(async (trx) => {
    const event = await createHolidayAdministrationRepository(trx).find(input.id);
    if (!event) throw new AppError('nicht_gefunden', UNKNOWN);
    const organiser = createOrganiserRepository(trx);
    const note = (was: string) => organiser.note(event.id, who, was);
    switch (input.vorgang) {
      case 'eintragen': {
        const { name, email } = input;
        if (!(await organiser.add(event.id, name, email))) {
          throw createFaults([
            { feld: 'email', meldung: 'Diese Adresse ist für die Veranstaltung schon eingetragen.' },
          ]);
        }
        await note(`${name} (${email}) als Veranstalter eingetragen`);
        await createOutboxRepository(trx).store(renderMail(composeNaming({ name, email }, event, sender, options)));
        return `${name} ist eingetragen und bekommt eine E-Mail mit dem Weg zur Seite für Veranstalter.`;
      }
      case 'austragen': {
        const way = await organiser.remove(event.id, input.veranstalter);
        if (!way) throw new AppError('konflikt', 'Dieser Eintrag wurde schon gelöscht.');
        await note(`${way.name} (${way.email}) ausgetragen`);
        return `${way.name} sieht diese Veranstaltung ab sofort nicht mehr.`;
      }
      case 'fragen': {
        await organiser.setFragen(
          event.id,
          QUESTIONS_NAMES.filter((field) => input[field]),
        );
        await note('Fragen an die Familien geändert');
        return 'Gespeichert: Das fragen wir die Familien nach der Buchung.';
      }
      case 'helferbedarf':
      case 'helfer_eintragen':
      case 'helfer_austragen': {
        const [sentence, notiz] = await runHelperOperation(trx, input, event.id, season);
        await note(notiz);
        return sentence;
      }
    }
  });
}
