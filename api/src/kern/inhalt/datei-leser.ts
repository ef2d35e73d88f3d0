import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Fehlerliste } from './inhalt-fehler.ts';

/** A content file with front matter; `datei` names it in messages. */
export type Textdatei<Kopf> = Kopf & { datei: string; markdown: string };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;
const ENTITIES: Record<string, string> = { '&shy;': '\u00ad', '&nbsp;': '\u00a0', '&amp;': '&' };

/** Titles and other plain texts may name a soft hyphen as Markdown does. */
function resolveEntities(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return key === 'md' ? value : value.replaceAll(/&(?:shy|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  }
  if (Array.isArray(value)) return value.map((item) => resolveEntities(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveEntities(item, name)]));
}

/**
 * Reads content files into the shape of a schema. A file that does not fit is reported to `fehler` with its name and
 * field, and comes back as undefined.
 */
export function createDateiLeser(texte: Map<string, string>, fehler: Fehlerliste) {
  function parseYaml(datei: string, source: string): unknown {
    try {
      return resolveEntities(parse(source));
    } catch (error) {
      const [zeile] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
      const [grund = ''] = error instanceof Error ? error.message.split('\n') : [];
      fehler.add(datei, zeile ? `Zeile ${zeile.line}` : '', grund);
      return undefined;
    }
  }

  function check<Schema extends z.ZodType>(
    datei: string,
    schema: Schema,
    source: string,
  ): z.output<Schema> | undefined {
    const value = parseYaml(datei, source);
    if (value === undefined) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) fehler.addIssues(datei, result.error);
    return result.data;
  }

  /** Names of the files of a folder, at any depth. */
  const listIn = (ordner: string, endung: string) =>
    [...texte.keys()].filter((name) => name.startsWith(`${ordner}/`) && name.endsWith(endung));

  function readYaml<Schema extends z.ZodType>(datei: string, schema: Schema): z.output<Schema> | undefined {
    const source = texte.get(datei);
    if (source !== undefined) return check(datei, schema, source);
    fehler.add(datei, '', 'Die Datei fehlt.');
    return undefined;
  }

  function readMarkdown<Schema extends z.ZodObject>(
    datei: string,
    schema: Schema,
  ): Textdatei<z.output<Schema>> | undefined {
    const [, kopf, markdown = ''] = FRONT_MATTER.exec(texte.get(datei) ?? '') ?? [];
    if (kopf === undefined) {
      fehler.add(datei, '', 'Am Anfang fehlen die Angaben zwischen zwei Zeilen „---“.');
      return undefined;
    }
    const data = check(datei, schema, kopf);
    return data && { ...data, datei, markdown: markdown.trim() };
  }

  return {
    listIn,
    readYaml,
    readMarkdown,

    /** A file as it is, or null where there is none. */
    readSource: (datei: string): string | null => texte.get(datei) ?? null,

    /** A file that need not be there: `sonst` stands for it then. */
    readOptional<Schema extends z.ZodType, Sonst>(datei: string, schema: Schema, sonst: Sonst) {
      return (texte.has(datei) ? readYaml(datei, schema) : undefined) ?? sonst;
    },

    /** The entries of all YAML files of a folder. */
    readListe<Schema extends z.ZodType>(ordner: string, schema: Schema): z.output<Schema>[] {
      return listIn(ordner, '.yaml').flatMap((datei) => readYaml(datei, z.array(schema)) ?? []);
    },

    /** The texts of a folder, each with a number of its own. */
    readTexte<Schema extends z.ZodObject>(ordner: string, schema: Schema) {
      const eintraege = listIn(ordner, '.md')
        .map((datei) => readMarkdown(datei, schema))
        .filter((eintrag) => eintrag !== undefined);
      const nummern = new Map<unknown, string>();
      for (const { id, datei } of eintraege) {
        const andere = nummern.get(id);
        if (andere) fehler.add(datei, 'id', `Die Nummer ${id} trägt schon ${andere}.`);
        nummern.set(id, datei);
      }
      return eintraege;
    },
  };
}

export type DateiLeser = ReturnType<typeof createDateiLeser>;
