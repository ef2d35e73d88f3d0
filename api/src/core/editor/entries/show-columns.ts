import { formatDate } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Contents } from '@gm/shared/schemas/editor/editorial';
import type { FormField } from '@gm/shared/schemas/form-field';
import { describeFields } from '../../content/publish/describe-fields.ts';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { pageKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { dateData } from '../kinds/date-data.ts';
import { sayValue } from '../kinds/list-details.ts';
import { hasNames, nameEntry } from '../kinds/name-entry.ts';

type Data = Record<string, unknown>;
type Place = Pick<Entry, 'schluessel' | 'datei'>;

/** List columns of the entries of one kind. */
export interface Columns {
  spalten: Contents['spalten'];
  /** By entry key: its title if that differs from the name, and a text for each column. */
  zeilen: ReadonlyMap<string, { titel?: string; angaben: string[] }>;
}

const isTag = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function sayDetail(field: FormField, value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === undefined || value === null || value === false) return '';
  if (field.art === 'tag') return isTag(value) ? formatDate(value) : '';
  if (field.art === 'liste') {
    const entry = field.eintrag;
    return entry && Array.isArray(value) ? value.map((one) => sayDetail(entry, one, names)).join(', ') : '';
  }
  return names.get(`${field.verweis}/${value}`) ?? sayValue(field, value);
}

/** Names of entries of other kinds referred to in these columns, by kind and key. */
async function readNames(db: DataSource, fields: readonly FormField[], lines: readonly Data[]) {
  const names = new Map<string, string>();
  for (const field of fields) {
    const crossReference = field.verweis ?? field.eintrag?.verweis;
    if (!crossReference) continue;
    const named = lines.flatMap((data) => data[field.name] ?? []).map(String);
    for (const entry of await createEntryRepository(db).pick(crossReference, [...new Set(named)])) {
      names.set(`${crossReference}/${entry.schluessel}`, nameEntry(entry));
    }
  }
  return names;
}

/** List columns of the entries of one kind, as the kind declares them; for pages their address. */
export async function showColumns(db: DataSource, kind: ContentKind, locations: readonly Place[]): Promise<Columns> {
  if (kind === pageKind) {
    return {
      spalten: [{ titel: 'Adresse', ordnung: 'datei' }],
      zeilen: new Map(locations.map(({ schluessel: key, datei: file }) => [key, { angaben: [getPagePath(file)] }])),
    };
  }
  if (!kind.spalten && !hasNames(kind)) return { spalten: [], zeilen: new Map() };
  const form = describeFields(kind.schema);
  const fields = (kind.spalten ?? []).flatMap((name) => form.felder.find((field) => field.name === name) ?? []);
  const { tag: today } = readBerlinTime(new Date());
  const entries = await createEntryRepository(db).pick(
    kind.name,
    locations.map(({ schluessel: key }) => key),
  );
  const dated = entries.map((entry) => {
    const own = Object(entry.daten) as Data;
    return { eintrag: entry, daten: Object(dateData(form, kind.date?.(own, today) ?? own, today)) as Data };
  });
  const names = await readNames(
    db,
    fields,
    dated.map(({ daten: data }) => data),
  );
  return {
    spalten: fields.map(({ titel: title }) => ({ titel: title, ordnung: '' })),
    zeilen: new Map(
      dated.map(({ eintrag: entry, daten: data }) => [
        entry.schluessel,
        {
          titel: nameEntry(entry, kind),
          angaben: fields.map(
            (field) => kind.showColumn?.(field.name, data) ?? sayDetail(field, data[field.name], names),
          ),
        },
      ]),
    ),
  };
}
