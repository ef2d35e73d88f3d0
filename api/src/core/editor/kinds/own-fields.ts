import { readBerlinTime, readInstant } from '@gm/shared/rules/berlin-time';
import type { FormField } from '@gm/shared/schemas/form-field';
import { describeFields } from '../../content/publish/describe-fields.ts';
import type { ContentKind } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { momentSchema, readMomentOf } from '../../entries/moment.ts';
import { readTag, tagSchema } from '../../entries/tag.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { buildTimes } from '../store/build-times.ts';

type Data = Record<string, unknown>;

interface Times {
  ab: Date | null;
  bis: Date | null;
}

/** Key field of list entries. */
export const getKeyField = ({ schluessel: key }: ContentKind) => key ?? 'id';

const numbered = new WeakMap<ContentKind['schema'], boolean>();

/** Whether its entries have a number `id`, assigned at first release. */
export function hasNumber({ schema }: ContentKind): boolean {
  const known = numbered.get(schema);
  if (known !== undefined) return known;
  const hasId = describeFields(schema).felder.some(
    ({ name, art: kind, pflicht: required }) => name === 'id' && kind === 'zahl' && required,
  );
  numbered.set(schema, hasId);
  return hasId;
}

const listOwn = (kind: ContentKind) => [
  ...(hasNumber(kind) ? ['id'] : []),
  ...(kind.ausTitel ? [getKeyField(kind)] : []),
  ...(kind.zeitraum ? [kind.zeitraum.von, kind.zeitraum.bis] : []),
  ...(kind.erscheint ? [kind.erscheint.tag] : []),
];

/** The form of a kind, without fields that are filled in automatically. */
export function describeForm(kind: ContentKind): FormField {
  const form = describeFields(kind.schema);
  const own = listOwn(kind);
  return { ...form, felder: form.felder.filter(({ name }) => !own.includes(name)) };
}

function readMoment(data: unknown, field: string, today: string): Date | null {
  const value = (Object(data) as Data)[field];
  const { data: moment } = momentSchema.safeParse(value);
  if (moment !== undefined) return readMomentOf(moment, today);
  const { data: tag } = tagSchema.safeParse(value);
  return tag === undefined ? null : readInstant({ tag: readTag(tag, today), uhrzeit: '00:00' });
}

/** The validity period of an entry as form values; null if it has none. */
export const readPeriod = ({ zeitraum: period }: ContentKind, data: unknown, today: string) =>
  period ? buildTimes({ ab: readMoment(data, period.von, today), bis: readMoment(data, period.bis, today) }) : null;

/** Adds the times or the day of the release to the data. A public entry keeps its beginning. */
export async function fillTimes(
  db: DataSource,
  { name, zeitraum: period, erscheint }: ContentKind,
  data: unknown,
  { schluessel: key, ab: from, bis: until }: Times & { schluessel: string | null },
): Promise<unknown> {
  const field = period?.von ?? erscheint?.tag;
  if (field === undefined || typeof data !== 'object' || data === null) return data;
  const now = new Date();
  const current = key ? await createEntryRepository(db).find(name, key) : null;
  const started = readMoment(current?.daten, field, readBerlinTime(now).tag);
  const startingAt = from ?? (started && started < now ? started : now);
  if (!period) return { ...data, [field]: readBerlinTime(startingAt).tag };
  return { ...data, [field]: startingAt.toISOString(), [period.bis]: until?.toISOString() };
}
