import type { HolidayAdministration } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { overlap } from '@gm/shared/areas/ferienprogramm/rules';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayAdministrationRepository } from './holiday-administration-repository.ts';

type Collision = HolidayAdministration['kollisionen'][number];
type Place = Awaited<ReturnType<ReturnType<typeof createHolidayAdministrationRepository>['listBookedTwice']>>[number];

const isSimultaneous = (one: Place, other: Place) =>
  one.schluessel === other.schluessel &&
  one.referenz !== other.referenz &&
  (one.id === other.id || overlap(one, other));

/**
 * Children with confirmed places in two bookings at the same time. The town hall contacts the families; nothing is
 * resolved automatically.
 */
export async function listCollisions(db: DataSource): Promise<Collision[]> {
  const all = await createHolidayAdministrationRepository(db).listBookedTwice();
  const collisions = new Map<string, Collision>();
  for (const place of all.filter((one) => all.some((other) => isSimultaneous(one, other)))) {
    const {
      schluessel: key,
      vorname: firstName,
      name,
      referenz: reference,
      kontakt_vorname,
      kontakt_name,
      email,
      telefon: phone,
      titel: title,
    } = place;
    const collision = collisions.get(key) ?? { kind: `${firstName} ${name}`, buchungen: [] };
    collisions.set(key, collision);
    const booking = collision.buchungen.find((one) => one.referenz === reference);
    if (booking) booking.veranstaltungen.push(title);
    else {
      const contact = `${kontakt_vorname} ${kontakt_name}`;
      collision.buchungen.push({
        referenz: reference,
        kontakt: contact,
        email,
        telefon: phone,
        veranstaltungen: [title],
      });
    }
  }
  return [...collisions.values()];
}
