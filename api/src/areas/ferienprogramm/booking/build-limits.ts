import type { Config } from '../../../core/platform/config/config.ts';
import { createThrottleKey } from '../../../core/platform/http/throttle-repository.ts';
import type { Limits } from './holiday-booking-repository.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The configured limits, and the network address of the request. */
export interface Bounds
  extends Pick<
    Config,
    | 'HOLIDAY_CHILDREN_PER_MAIL'
    | 'HOLIDAY_PLACES_PER_MAIL'
    | 'HOLIDAY_PLACES_PER_NETWORK'
    | 'HOLIDAY_REGISTRATIONS_PER_CHILD'
  > {
  netz: string;
}

/**
 * The limits of one booking or waiting list entry. While mail addresses are unconfirmed, they prevent one person from
 * taking the whole programme or booking a stranger's child everywhere. Requests per child are counted per network:
 * others cannot use up the parents' limit or learn whether someone asked.
 * @param names keys of the children
 * @param places total number of places requested
 */
export function buildLimits(bounds: Bounds, email: string, names: readonly string[], places: number): Limits {
  const mail = email.toLowerCase();
  const counter = [
    ...[...new Set(names)].map((name) => ({
      schluessel: createThrottleKey('ferien-kind', `${bounds.netz} ${name}`),
      anzahl: 1,
      grenze: bounds.HOLIDAY_REGISTRATIONS_PER_CHILD,
      minuten: DAY,
    })),
    {
      schluessel: createThrottleKey('ferien-mail', mail),
      anzahl: places,
      grenze: bounds.HOLIDAY_PLACES_PER_MAIL,
      minuten: DAY,
    },
    {
      schluessel: createThrottleKey('ferien-netz', bounds.netz),
      anzahl: places,
      grenze: bounds.HOLIDAY_PLACES_PER_NETWORK,
      minuten: HOUR,
    },
  ];
  const locks = counter.slice(-2).map(({ schluessel: key }) => key);
  return { mail, kinder: bounds.HOLIDAY_CHILDREN_PER_MAIL, sperren: locks, zaehler: counter };
}
