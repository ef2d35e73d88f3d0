import type { HolidayDraft } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import { AppError } from '@gm/shared/errors/app-error';
import { toCents } from '@gm/shared/format/amount';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { FieldError } from '@gm/shared/schemas/form';
import type { Command } from '../../../core/forms/carry-out.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { checkPlaces } from '../booking/check-places.ts';
import type { LockedVeranstaltung } from '../booking/check-registration.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import type { Season } from '../holiday-service.ts';
import { announceProgram } from '../program/announce-program.ts';
import { createDrawRepository } from '../program/draw-repository.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import { assignFreePlaces } from '../waiting-list/assign-free-places.ts';
import { toDraftLine } from './build-draft.ts';
import { createHolidayDraftRepository, type DraftLine } from './holiday-draft-repository.ts';

type Requirements = Pick<
  DraftLine,
  'datum_von' | 'datum_bis' | 'taeglich' | 'preis' | 'preis_geschwister' | 'alter_min' | 'alter_max'
>;

/** Date, ages and prices, on which families rely when they book, with their form fields. */
function listRequirements({ datum_von, datum_bis, ...rest }: Requirements): [feld: string, wert: unknown][] {
  const { taeglich: daily, alter_min, alter_max, preis: price, preis_geschwister } = rest;
  const [firstDay, zeit_von] = datum_von.split('T');
  const [lastDay, zeit_bis] = datum_bis.split('T');
  const days = { datum_von: firstDay, datum_bis: lastDay, zeit_von, zeit_bis, taeglich: daily };
  return Object.entries({ ...days, alter_min, alter_max, preis: price, preis_geschwister });
}

/** Names the field in the error message, because the error summary shows the message without it. */
const nameRequirement = (field: string) =>
  field.startsWith('alter') ? 'Das Alter' : field.startsWith('preis') ? 'Der Preis' : 'Der Termin';

/**
 * Why date, ages and prices cannot change, as the end of a sentence; null if they can. While a draw is unpublished, its
 * committed wishes depend on them.
 */
export async function findReason(db: DataSource, occupied: number): Promise<string | null> {
  if (occupied > 0) return 'denn es sind schon Plätze gebucht.';
  const draw = await createDrawRepository(db).find();
  if (!draw || draw.veroeffentlicht) return null;
  return 'bis das Ergebnis der Verlosung veröffentlicht ist.';
}

/** Rejects changes of date, ages and prices that cannot change, and a new date in the past. */
async function checkRequirements(
  trx: DataSource,
  draft: HolidayDraft,
  event: LockedVeranstaltung,
  now: Date,
): Promise<FieldError[]> {
  const { preis: price, preis_geschwister } = event;
  const current = new Map(
    listRequirements({
      ...event,
      preis: toCents(price),
      preis_geschwister: preis_geschwister === null ? null : toCents(preis_geschwister),
    }),
  );
  const fresh = listRequirements(toDraftLine(draft));
  const fields = fresh.filter(([field, value]) => value !== current.get(field)).map(([field]) => field);
  const reason = await findReason(trx, event.bereits_reserviert);
  if (reason !== null)
    return fields.map((field) => ({ feld: field, meldung: `${nameRequirement(field)} steht fest, ${reason}` }));
  return fields.includes('datum_von') && draft.datum_von <= readBerlinTime(now).tag
    ? [{ feld: 'datum_von', meldung: 'Der neue Termin muss in der Zukunft liegen.' }]
    : [];
}

/** Staff correct a published event that came from a suggestion. Once places are booked, date, price and ages cannot change. */
export function createBerichtigung(season: Season, now: Date): Command<HolidayDraft, LockedVeranstaltung> {
  return {
    name: 'ferienberichtigung',

    async check(trx, draft) {
      const { id } = draft;
      const locked = await createHolidayDraftRepository(trx).lock(id, true);
      const event = (await createHolidayBookingRepository(trx).lockVeranstaltungen([id])).get(id);
      if (!locked || !event) {
        throw new AppError('nicht_gefunden', 'Diese Veranstaltung lässt sich hier nicht berichtigen.');
      }
      const error = [...(await checkRequirements(trx, draft, event, now)), ...checkPlaces(draft.teilnehmer_max, event)];
      return error.length > 0 ? { fehler: error } : { fund: event };
    },

    async perform(trx, draft, event) {
      const { id, teilnehmer_max } = draft;
      await createHolidayDraftRepository(trx).update(id, toDraftLine(draft), true);
      if (teilnehmer_max !== event.teilnehmer_max) {
        await createHolidayAdministrationRepository(trx).setPlaetze(id, teilnehmer_max);
        const fresh = (await createHolidayBookingRepository(trx).lockVeranstaltungen([id])).get(id);
        if (fresh) await assignFreePlaces(trx, fresh, season, now);
      }
      await announceProgram(trx);
      return { id, referenz: String(id) };
    },
  };
}
