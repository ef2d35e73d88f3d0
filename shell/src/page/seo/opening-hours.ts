import { type Deviation, listDeviations } from '@gm/shared/opening-hours/opening-hours';
import { type OpeningTime, openingTimeSchema } from '@gm/shared/schemas/opening-hours';
import type { OpeningHoursSpecification } from 'schema-dts';
import { z } from 'zod';
import { isRecord } from '../../base/is-record.ts';

const DAYS = {
  MONTAG: ['Monday'],
  DIENSTAG: ['Tuesday'],
  MITTWOCH: ['Wednesday'],
  DONNERSTAG: ['Thursday'],
  FREITAG: ['Friday'],
  SAMSTAG: ['Saturday'],
  SONNTAG: ['Sunday'],
  ARBEITSTAG_MO_FR: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const;

/** schema.org has no 24:00. */
const writeTime = (time: string) => (time === '24:00' ? '23:59' : time);

function describeWeek({ regulaereZeiten: regularTimes }: OpeningTime): OpeningHoursSpecification[] {
  return regularTimes.map(({ tagestyp: dayType, beginn: start, ende: end }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[dayType].map((day) => `https://schema.org/${day}` as const),
    opens: writeTime(start),
    closes: writeTime(end),
  }));
}

/** Closed days have equal opening and closing times. */
function describeDeviation({ von: from, bis: until, zeit: span }: Deviation): OpeningHoursSpecification {
  const { beginn: start, ende: end } = span ?? { beginn: '00:00', ende: '00:00' };
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: writeTime(start),
    closes: writeTime(end),
  };
}

/**
 * Opening hours of a place as properties, with the deviations and holidays that the page lists on `today`; telephone
 * hours do not count. Empty where no times are known.
 */
export function describeOpeningHours(times: readonly OpeningTime[] | undefined, today: string) {
  const doors = (times ?? []).filter(({ typ: type }) => type !== 'TELEFONISCHE_ERREICHBARKEIT');
  const regular = doors.flatMap(describeWeek);
  const special = doors.flatMap((time) => listDeviations(time, today)).map(describeDeviation);
  return {
    ...(regular.length > 0 ? { openingHoursSpecification: regular } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

const contextSchema = z.object({
  titel: z.string().nullish().catch(null),
  oeffnungszeiten: z.array(openingTimeSchema).min(1),
});

/** Opening hours that a block shows, and whose they are. Null for every other block. */
export function readOpeningTimes(context: unknown): z.output<typeof contextSchema> | null {
  return isRecord(context) && 'oeffnungszeiten' in context ? (contextSchema.safeParse(context).data ?? null) : null;
}
