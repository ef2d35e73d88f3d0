import { AppError } from '@gm/shared/errors/app-error';
import { formatCount } from '@gm/shared/format/count';
import type { Command } from '../../../core/forms/carry-out.ts';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { Season } from '../holiday-service.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import { composeFamilyMessage } from './compose-family-message.ts';
import { listReceivers } from './list-receivers.ts';
import type { FamilyMessageOperation } from './message-operation.ts';

type Event = NonNullable<Awaited<ReturnType<ReturnType<typeof createHolidayAdministrationRepository>['find']>>>;
interface Finding {
  event: Event | null;
  /** Children by address. */
  empfaenger: Map<string, string[]>;
}

const sayFamilies = (count: number) => formatCount(count, 'Familie', 'Familien');

/** The event that a message is about; null for the season. */
export async function findEvent(db: DataSource, id: number | null): Promise<Event | null> {
  const event = id === null ? null : await createHolidayAdministrationRepository(db).find(id);
  if (id !== null && !event) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
  return event;
}

/** Staff write to every family separately. Without `bestaetigt` it only says who would get the mail. */
export function createFamilyMessage(season: Season, who: string): Command<FamilyMessageOperation, Finding> {
  return {
    name: 'ferienrundbrief',

    async check(trx, { id, wartende: withWaiting, bestaetigt: confirmed }) {
      const event = await findEvent(trx, id);
      const { familien: families, wartende: waiting } = await listReceivers(trx, id);
      const receivers = new Map([...families, ...(withWaiting ? waiting : [])]);
      if (receivers.size === 0) throw createFaults([{ feld: 'text', meldung: 'Noch hat sich niemand angemeldet.' }]);
      if (!confirmed) {
        const message = `Noch ist nichts verschickt: Bitte lesen Sie die Vorschau. ${sayFamilies(receivers.size)} ${receivers.size === 1 ? 'bekommt' : 'bekommen'} diese E-Mail.`;
        return { fehler: [{ feld: 'bestaetigt', meldung: message }] };
      }
      return { fund: { event, empfaenger: receivers } };
    },

    async perform(trx, { betreff: subject, text }, { event, empfaenger: receivers }) {
      const mails = [...receivers].map(([an, children]) =>
        composeFamilyMessage({ an, kinder: children.join(', '), betreff: subject, text }, event, season),
      );
      const whom = sayFamilies(receivers.size);
      if (event) await createOrganiserRepository(trx).note(event.id, who, `Nachricht an ${whom}: ${subject}`);
      return { id: event?.id ?? 0, referenz: `Die Nachricht ist an ${whom} unterwegs.`, mails };
    },
  };
}
