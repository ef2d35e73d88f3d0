import { WISHES_MAX } from '@gm/shared/areas/ferienprogramm/draw/lot-limits';
import type { Rejection } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Registration } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { PRIVACY_BOOKING } from '@gm/shared/schemas/consents';
import { noteConsents } from '../../../core/forms/submissions/note-consents.ts';
import { createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { checkFrame, checkSelection, refuseSilently, type Selected } from '../booking/check-registration.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { readSelection } from '../booking/read-selection.ts';
import type { Season } from '../holiday-service.ts';
import { composeWishRequest } from './compose-draw.ts';
import { createGroupCode, createLotNumber } from './create-lot-number.ts';
import { buildWishPath } from './wish-path.ts';
import { createWishSheetRepository } from './wish-sheet-repository.ts';

const DAY = 24 * 60;
/** Confirmation mails per day to one mailbox, and sheets per day from one network. */
const MAILS_ON_DAY = 10;
const SHEET_PER_NETWORK = 100;

interface Circumstances extends Season {
  netz: string;
  /** Called under the lock: a request that waited for the commitment is too late. */
  getNow: () => Date;
}

const refuse = (reason: Rejection['grund'], message: string): Rejection[] => [
  { kind: null, veranstaltung: null, grund: reason, meldung: message },
];

/** Invalid wishes. Full events and overlaps are allowed, as the draw resolves them. */
function checkWishes(selection: readonly Selected[], position: Parameters<typeof checkSelection>[1]): Rejection[] {
  const tooMany = selection.flatMap(({ kind: child, ids }, num): Rejection[] => {
    const message = `Für ${child.vorname} sind höchstens ${WISHES_MAX} Wünsche möglich.`;
    return ids.length > WISHES_MAX ? [{ kind: num, veranstaltung: null, grund: 'nicht_online', meldung: message }] : [];
  });
  const single = checkSelection(selection, position);
  return [...tooMany, ...single.filter(({ grund: reason }) => reason !== 'ausgebucht' && reason !== 'ueberschneidung')];
}

/**
 * Stores a family's wishes in the order of the request. They take part after confirmation by the link of the mail. Does
 * not read other sheets.
 */
export async function submitWishSheet(
  db: DataSource,
  registration: Registration,
  { optionen: options, absender: sender, netz: network, getNow }: Circumstances,
): Promise<Rejection[]> {
  const { kontakt: contact } = registration;
  const selection = await readSelection(db, registration);
  const throttles = createThrottleRepository(db);
  const tooOften =
    (await throttles.count('ferien-bestaetigung', contact.email, DAY)) > MAILS_ON_DAY ||
    (await throttles.count('ferien-wunsch-netz', network, DAY)) > SHEET_PER_NETWORK;
  if (tooOften) return [refuseSilently(options)];
  return db.transaction().execute(async (trx) => {
    const sheet = createWishSheetRepository(trx);
    await sheet.lock('schreibend');
    const now = getNow();
    const { veranstaltungen } = await createHolidayBookingRepository(trx).readState(
      selection.flatMap(({ ids }) => ids),
    );
    const frame = checkFrame(contact, selection, { optionen: options, jetzt: now });
    const rejections = frame.length > 0 ? frame : checkWishes(selection, { jetzt: now, veranstaltungen });
    if (rejections.length > 0) return rejections;
    const names = new Set(selection.map(({ schluessel: key }) => key));
    if (names.size < selection.length) return refuse('doppelt', 'Ein Kind steht zweimal auf Ihrem Wunschzettel.');
    const { token, token_hash } = createSecret();
    await sheet.store({
      token_hash,
      code: createGroupCode(),
      kontakt: contact,
      zustimmungen: noteConsents({ valid: PRIVACY_BOOKING }, registration),
      kinder: selection.map(({ kind: child, schluessel: key, ids }) => ({
        kind: child,
        schluessel: key,
        losnummer: createLotNumber(),
        gruppe: null,
        hoechstens: Math.max(1, Math.min(ids.length, 3)),
        wuensche: [...ids],
      })),
    });
    const count = selection.reduce((sum, { ids }) => sum + ids.length, 0);
    const path = buildWishPath(token);
    const mail = composeWishRequest({
      ...sender,
      optionen: options,
      email: contact.email,
      kinder: selection.length,
      anzahl: count,
      pfad: path,
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return [];
  });
}
