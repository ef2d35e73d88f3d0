import { AppError } from '@gm/shared/errors/app-error';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import type { Season } from '../holiday-service.ts';
import { UNKNOWN } from '../organisers/open-access.ts';
import { composeHelperRequest } from './compose-helper.ts';
import type { HelperOperation } from './helper-operation.ts';
import { createHelperRepository } from './helper-repository.ts';

/** Helpers an event may ask per day, as each gets a mail. */
const BITTEN_ON_DAY = 50;
const DAY = 24 * 60;

/** Operations of organisers and staff on an event's helpers; returns a message, and a note for staff without names. */
export async function runHelperOperation(
  trx: DataSource,
  input: HelperOperation,
  id: number,
  season: Season,
): Promise<[satz: string, notiz: string]> {
  const repository = createHelperRepository(trx);
  const event = await repository.findEvent(id);
  if (!event) throw new AppError('nicht_gefunden', UNKNOWN);
  switch (input.vorgang) {
    case 'helferbedarf': {
      await repository.setNeeded(id, input.noetig);
      const sentence = input.noetig === 0 ? 'Es werden keine Helfer gesucht.' : `Gesucht an jedem Tag: ${input.noetig}`;
      return [sentence, `Helfer je Tag: ${input.noetig}`];
    }
    case 'helfer_eintragen': {
      const { name, email } = input;
      const refuse = (message: string) => createFaults([{ feld: 'email', meldung: message }]);
      if (!(await repository.add(id, name, email))) {
        throw refuse('Diese Adresse ist für die Veranstaltung schon eingetragen.');
      }
      if ((await createThrottleRepository(trx).count('ferien-helfer', String(id), DAY)) > BITTEN_ON_DAY) {
        throw refuse(`Mehr als ${BITTEN_ON_DAY} Helfer am Tag können Sie nicht eintragen.`);
      }
      await createOutboxRepository(trx).store(renderMail(composeHelperRequest({ name, email }, event, season)));
      return [`${name} ist eingetragen und bekommt eine E-Mail mit dem Weg zu den Tagen.`, 'Helfer eingetragen'];
    }
    case 'helfer_austragen': {
      const way = await repository.remove(id, input.helfer);
      if (!way) throw createFaults([{ feld: 'helfer', meldung: 'Dieser Eintrag wurde schon gelöscht.' }]);
      return [`${way.name} ist nicht mehr eingetragen. Bitte sagen Sie selbst Bescheid.`, 'Helfer ausgetragen'];
    }
  }
}
