import type { z } from 'zod';
import type { ErrorList } from './content-error.ts';
import { type ContentKind, type Entry, isList } from './content-kind.ts';
import { groupBy } from './group-by.ts';

/** An entry with a text below its data; `datei` names it in fault messages. */
export type TextFile<Head> = Head & { datei: string; markdown: string };

const ENTITIES: Record<string, string> = { '&shy;': '\u00ad', '&nbsp;': '\u00a0', '&amp;': '&' };

/** Titles and other plain texts may contain soft hyphens as HTML entities, as in Markdown. */
function resolveEntities(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return key === 'md' ? value : value.replaceAll(/&(?:shy|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  }
  if (Array.isArray(value)) return value.map((item) => resolveEntities(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveEntities(item, name)]));
}

/**
 * Parses entries with the schema of their kind. Reports invalid ones to `error` with file and field, and skips them.
 */
export function createContentReader(entries: readonly Entry[], error: ErrorList) {
  const perKind = groupBy(entries, ({ art: kind }) => kind);
  const listAll = (kind: ContentKind) => perKind.get(kind.name) ?? [];

  function check<Schema extends z.ZodType>(
    kind: ContentKind<Schema>,
    { daten: data, datei: file, platz: place }: Entry,
  ) {
    if (data === undefined) return undefined;
    const result = kind.schema.safeParse(resolveEntities(data));
    if (!result.success) error.addIssues(file, result.error, isList(kind) ? [place] : []);
    return result.data;
  }

  const list = <Schema extends z.ZodType>(kind: ContentKind<Schema>): z.output<Schema>[] =>
    listAll(kind)
      .map((entry) => check(kind, entry))
      .filter((data) => data !== undefined);

  return {
    list,

    /** The only entry of its kind, or null. */
    find: <Schema extends z.ZodType>(kind: ContentKind<Schema>): z.output<Schema> | null => list(kind)[0] ?? null,

    /** Reports a missing mandatory file. */
    demand(kind: ContentKind): void {
      if (listAll(kind).length === 0 && 'datei' in kind.ablage) error.add(kind.ablage.datei, '', 'Die Datei fehlt.');
    },

    /** The text of the only entry of its kind, or null. */
    findText: (kind: ContentKind): string | null => listAll(kind)[0]?.text ?? null,

    listTexts<Schema extends z.ZodObject>(kind: ContentKind<Schema>): TextFile<z.output<Schema>>[] {
      return listAll(kind).flatMap((entry) => {
        const data = check(kind, entry);
        return data ? [{ ...data, datei: entry.datei, markdown: entry.text ?? '' }] : [];
      });
    },

    /** Texts with a unique number each. */
    listNummerierte<Schema extends z.ZodObject>(kind: ContentKind<Schema>): TextFile<z.output<Schema>>[] {
      const texts = this.listTexts(kind);
      const numbers = new Map<unknown, string>();
      for (const { id, datei: file } of texts) {
        const other = numbers.get(id);
        if (other) error.add(file, 'id', `Die Nummer ${id} trägt schon ${other}.`);
        numbers.set(id, file);
      }
      return texts;
    },
  };
}

export type ContentReader = ReturnType<typeof createContentReader>;
