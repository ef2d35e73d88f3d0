import { readAbweichung } from '@gm/shared/regeln/oeffnungszeiten';
import { type Oeffnungszeit, oeffnungszeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import type { OpeningHoursSpecification } from 'schema-dts';
import { z } from 'zod';
import { isRecord } from '../server/is-record.ts';

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

/** schema.org knows no 24:00. */
const writeTime = (time: string) => (time === '24:00' ? '23:59' : time);

function describeWeek({ regulaereZeiten }: Oeffnungszeit): OpeningHoursSpecification[] {
  return regulaereZeiten.map(({ tagestyp, beginn, ende }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[tagestyp].map((day) => `https://schema.org/${day}` as const),
    opens: writeTime(beginn),
    closes: writeTime(ende),
  }));
}

/** Days that are closed open and close at the same minute. */
function describeDeviations({ abweichendeZeiten }: Oeffnungszeit): OpeningHoursSpecification[] {
  return abweichendeZeiten.flatMap((zeit): OpeningHoursSpecification[] => {
    const deviation = readAbweichung(zeit);
    if (!deviation) return [];
    const { beginn, ende } = deviation.zeit ?? { beginn: '00:00', ende: '00:00' };
    return [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: deviation.von,
        validThrough: deviation.bis,
        opens: writeTime(beginn),
        closes: writeTime(ende),
      },
    ];
  });
}

/** When the door is open, as properties of a place; telephone hours open none. Empty where no times are known. */
export function describeOpeningHours(times: readonly Oeffnungszeit[] | undefined) {
  const doors = (times ?? []).filter(({ typ }) => typ !== 'TELEFONISCHE_ERREICHBARKEIT');
  const regular = doors.flatMap(describeWeek);
  const special = doors.flatMap(describeDeviations);
  return {
    ...(regular.length > 0 ? { openingHoursSpecification: regular } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

const contextSchema = z.object({
  titel: z.string().nullish().catch(null),
  oeffnungszeiten: z.array(oeffnungszeitSchema).min(1),
});

/** What a block shows of opening times: of what, and when. Null for every other block. */
export function readOpeningTimes(context: unknown): z.output<typeof contextSchema> | null {
  return isRecord(context) && 'oeffnungszeiten' in context ? (contextSchema.safeParse(context).data ?? null) : null;
}
