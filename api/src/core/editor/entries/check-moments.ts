import type { FieldError } from '@gm/shared/schemas/form';
import type { FormField } from '@gm/shared/schemas/form-field';
import { z } from 'zod';

const timeOfDay = z.iso.time({ precision: -1 });

interface Moment {
  tag: string;
  /** Empty: the whole day. */
  zeit: string;
}

/**
 * Parses `2026-12-24` or `2026-12-24T08:00`, and the file notation with a space, seconds and a zone; null for an
 * invalid date.
 */
function readMoment(value: unknown): Moment | null {
  const [tag = '', whole = ''] = String(value).trim().split(/[T ]/);
  const time = whole.slice(0, 5);
  const isTime = time === '' || timeOfDay.safeParse(time).success;
  return z.iso.date().safeParse(tag).success && isTime ? { tag, zeit: time } : null;
}

/** The fault of a pair of moments, reported at the second. */
function checkPair(start: Moment, end: Moment): string | null {
  if (end.tag < start.tag) return 'Das Ende liegt vor dem Beginn.';
  if ((end.zeit === '') !== (start.zeit === '')) return 'Bitte geben Sie bei beiden eine Uhrzeit an oder bei keinem.';
  return start.zeit !== '' && end.zeit <= start.zeit ? 'Die Uhrzeit liegt nicht nach der ersten.' : null;
}

/** The fault of a span of a weekday that ends before it begins; other notations are reported by the schema. */
function checkSpan(values: ReadonlyMap<string, unknown>): string | null {
  const [start, end] = [values.get('beginn'), values.get('ende')];
  const isComplete = [start, end].every((time) => timeOfDay.safeParse(time).success);
  return values.has('tagestyp') && isComplete && String(end) <= String(start)
    ? 'Das Ende liegt nicht nach dem Beginn.'
    : null;
}

/**
 * Faults of days with or without a time. All notations of files are accepted; anything else counts as a missing value,
 * which is reported.
 */
export function checkMoments(
  { art: kind, felder: fields, eintrag: entry }: FormField,
  value: unknown,
  way = 'daten',
): FieldError[] {
  if (kind === 'liste' && entry) {
    return Array.isArray(value)
      ? value.flatMap((part: unknown, index) => checkMoments(entry, part, `${way}/${index}`))
      : [];
  }
  if (kind === 'zeitpunkt') {
    return readMoment(value) ? [] : [{ feld: way, meldung: 'Bitte geben Sie ein Datum an.' }];
  }
  if (kind !== 'gruppe' || typeof value !== 'object' || value === null) return [];
  const values = new Map(Object.entries(value));
  const error = fields.flatMap((field) =>
    values.has(field.name) || (field.art === 'zeitpunkt' && field.pflicht)
      ? checkMoments(field, values.get(field.name), `${way}/${field.name}`)
      : [],
  );
  const span = checkSpan(values);
  if (span) error.push({ feld: `${way}/ende`, meldung: span });
  const [first, second] = fields.filter((field) => field.art === 'zeitpunkt');
  const start = first && readMoment(values.get(first.name));
  const end = second && readMoment(values.get(second.name));
  const message = start && end ? checkPair(start, end) : null;
  return second && message ? [...error, { feld: `${way}/${second.name}`, meldung: message }] : error;
}
