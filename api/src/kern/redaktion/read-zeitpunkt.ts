import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { BeitragEingabe } from '@gm/shared/schemas/redaktion-beitrag';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const build = (tag: string, uhrzeit: string) => dayjs.tz(`${tag} ${uhrzeit}`, 'Europe/Berlin').toDate();

/** The moment a day (`YYYY-MM-DD`) and a time (`HH:mm`) in Berlin mean; without a time the day's first. Null without a day. */
const readBeginn = (tag: string | null, uhrzeit: string | null): Date | null =>
  tag === null ? null : build(tag, uhrzeit ?? '00:00');

/** The same; without a time the first moment after the day. */
const readEnde = (tag: string | null, uhrzeit: string | null): Date | null =>
  tag !== null && uhrzeit === null ? build(addTage(tag, 1), '00:00') : readBeginn(tag, uhrzeit);

type Zeiten = Pick<BeitragEingabe, 'ab_datum' | 'ab_zeit' | 'bis_datum' | 'bis_zeit'>;

/** From when to when something shall be public by what was typed. */
export const getZeiten = ({ ab_datum, ab_zeit, bis_datum, bis_zeit }: Zeiten) => ({
  ab: readBeginn(ab_datum, ab_zeit),
  bis: readEnde(bis_datum, bis_zeit),
});
