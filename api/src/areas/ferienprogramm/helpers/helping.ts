import { AppError } from '@gm/shared/errors/app-error';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import type { Season } from '../holiday-service.ts';
import { listDays } from '../organisers/list-days.ts';
import { requireAccess, UNKNOWN } from '../organisers/open-access.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { composeWithdrawal } from './compose-helper.ts';
import type { HelpingOperation } from './helper-operation.ts';
import { createHelperRepository } from './helper-repository.ts';

type Operation = Exclude<HelpingOperation, { vorgang: 'abmelden' }>;

/** A helper chooses days or withdraws; returns a message. Throws `nicht_gefunden` for other events. */
export async function runHelping(trx: DataSource, input: Operation, season: Season, now: Date): Promise<string> {
  const { id } = input;
  const email = await requireAccess(trx, input.token);
  const repository = createHelperRepository(trx);
  const me = await repository.find(id, email);
  const event = me && (await repository.findEvent(id));
  if (!me || !event) throw new AppError('nicht_gefunden', UNKNOWN);
  const open = listDays(event, now).map(({ tag: day }) => day);
  const days = input.vorgang === 'helfen' ? input.tage : [];
  if (days.some((day) => !open.includes(day))) {
    throw createFaults([
      { feld: 'tage', meldung: 'An diesem Tag findet die Veranstaltung nicht statt, oder der Tag ist vorbei.' },
    ]);
  }
  const back = await repository.setDays(
    me.id,
    days,
    open.filter((day) => !days.includes(day)),
  );
  if (back.length > 0) {
    // Organisers are notified even on the evening before.
    const outbox = createOutboxRepository(trx);
    for (const organiser of await createOrganiserRepository(trx).list(id)) {
      await outbox.store(renderMail(composeWithdrawal(organiser.email, me, back, event, season)));
    }
  }
  if (input.vorgang === 'nicht_mehr') {
    await repository.remove(id, me.id);
    return `Sie helfen bei „${event.titel}“ nicht mehr mit. Ihre Angaben dazu sind gelöscht.`;
  }
  await repository.setAngaben(me.id, { telefon: input.telefon, hinweis: input.hinweis });
  const when = days.length === 1 ? 'einem Tag' : `${days.length} Tagen`;
  return days.length === 0
    ? `Gespeichert: Bei „${event.titel}“ sind Sie an keinem Tag eingetragen.`
    : `Vielen Dank! Bei „${event.titel}“ sind Sie an ${when} eingetragen.`;
}
