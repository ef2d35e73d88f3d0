import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { COPY } from '@gm/shared/schemas/editor/editorial-content-fields';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { describeForm, getKeyField } from '../kinds/own-fields.ts';
import { readKey } from '../kinds/place-entry.ts';
import { listBranches } from '../rights/list-branches.ts';
import type { Rights } from '../store/rights.ts';
import { keepInsertable } from '../templates/check-pieces.ts';
import type { Reader } from './show-contribution.ts';

/** `seite/natur/wald`: kind and key. */
const HOW = /^([a-z-]+)\/(.+)$/;

type Start = { daten: string; text: string };

/** Today's date, if the kind has one. */
function assignFields(kind: ContentKind): Record<string, unknown> {
  const tag = describeForm(kind).felder.find(({ art: was, pflicht: required }) => was === 'tag' && required);
  return tag ? { [tag.name]: readBerlinTime(new Date()).tag } : {};
}

/** An account that may write for a single organiser starts with that organiser. */
async function chooseOwn(db: DataSource, { liste: list }: Rights, kind: ContentKind): Promise<Record<string, unknown>> {
  const [one = '', ...further] = list.filter((right) => right.art === kind.name).map((right) => right.zweig);
  if (typeof kind.zweig !== 'object' || one === '' || further.length > 0) return {};
  const named = await createEntryRepository(db).find(kind.zweig.von, one);
  return named ? { [kind.zweig.feld]: readKey(null, named.daten) } : {};
}

/** The entry or pattern that `how` names; null if the account may not copy it or it does not exist. */
async function findModel(
  db: DataSource,
  { rechte: rights }: Reader,
  kind: ContentKind,
  how: string,
): Promise<Entry | null> {
  const [, from = '', key = ''] = HOW.exec(how) ?? [];
  if (from !== kind.name && from !== kind.muster) return null;
  const model = await createEntryRepository(db).find(from, key);
  if (!model || from === kind.muster) return model;
  return rights.allows('schreiben', { art: kind.name, zweige: listBranches(kind, model) }) ? model : null;
}

/** Removes number, key and period, which belong to the original, and marks the title as a copy. */
function copyData(kind: ContentKind, model: Entry): Record<string, unknown> {
  const without = ['id', getKeyField(kind), kind.zeitraum?.von, kind.zeitraum?.bis, kind.erscheint?.tag];
  const data: Record<string, unknown> = Object.fromEntries(
    Object.entries(Object(model.daten) as object).filter(([field]) => !without.includes(field)),
  );
  if (model.art === kind.muster) return { ...data, titel: '' };
  return typeof data.titel === 'string' ? { ...data, titel: `${COPY}${data.titel}` } : data;
}

/** Initial data of a new entry, optionally copied from another; null if that does not exist. */
export async function beginNew(db: DataSource, reader: Reader, kind: ContentKind, how: string): Promise<Start | null> {
  const own = await chooseOwn(db, reader.rechte, kind);
  const fields = { ...assignFields(kind), ...own };
  if (!how) return { daten: JSON.stringify(fields), text: '' };
  const model = await findModel(db, reader, kind, how);
  if (!model) return null;
  const copy = await keepInsertable(db, copyData(kind, model));
  return { daten: JSON.stringify({ ...fields, ...copy, ...own }), text: model.text ?? '' };
}
