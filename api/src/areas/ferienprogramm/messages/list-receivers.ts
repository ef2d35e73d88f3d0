import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayWaitingListRepository } from '../booking/holiday-waiting-list-repository.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';

/** Children by mail address, in lower case. */
type Receivers = Map<string, string[]>;

function collect(lines: readonly { email: string; kinder: string }[]): Receivers {
  const receivers: Receivers = new Map();
  for (const { email, kinder: children } of lines) {
    const address = email.toLowerCase();
    // A child with several events is listed with each of them.
    receivers.set(address, [...new Set([...(receivers.get(address) ?? []), ...children.split(', ')])]);
  }
  return receivers;
}

/** Families that have booked an event or, without one, anything, and those that only wait for the event. */
export async function listReceivers(db: DataSource, id: number | null) {
  const families = collect(await createHolidayAdministrationRepository(db).listFamilien(id));
  const waiting = id === null ? [] : await createHolidayWaitingListRepository(db).list(id);
  const onlyWaiting = collect(
    waiting.map(({ kontakt: contact, kinder: children }) => ({
      email: contact.email,
      kinder: children.map(({ vorname: firstName }) => firstName).join(', '),
    })),
  );
  for (const address of families.keys()) onlyWaiting.delete(address);
  return { familien: families, wartende: onlyWaiting };
}
