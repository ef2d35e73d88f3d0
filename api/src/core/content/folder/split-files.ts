import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { ErrorList } from '../../entries/content-error.ts';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { isList } from '../../entries/content-kind.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;
const EXTENSIONS = { listen: '.yaml', dateien: '.yaml', texte: '.md' } as const;

function listFiles({ ablage: storage }: ContentKind, texts: ReadonlyMap<string, string>): string[] {
  if ('datei' in storage) return texts.has(storage.datei) ? [storage.datei] : [];
  const { ordner: folder, form } = storage;
  return [...texts.keys()].filter((name) => name.startsWith(`${folder}/`) && name.endsWith(EXTENSIONS[form]));
}

function getKey({ ablage: storage }: ContentKind, file: string): string {
  const name = 'ordner' in storage ? file.slice(storage.ordner.length + 1) : file;
  return name.replace(/\.[a-z]+$/, '');
}

/** A string or number field; other types cannot serve as a key. */
function readField(data: unknown, name: string): string | null {
  const value =
    data !== null && typeof data === 'object' ? Object.entries(data).find(([field]) => field === name) : null;
  return typeof value?.[1] === 'string' || typeof value?.[1] === 'number' ? String(value[1]) : null;
}

/** Undefined if the YAML is invalid; the fault is then reported. */
function parseYaml(file: string, source: string, fault: ErrorList): unknown {
  try {
    return parse(source);
  } catch (error) {
    const [line] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    fault.add(file, line ? `Zeile ${line.line}` : '', reason);
    return undefined;
  }
}

/** Splits files of the exchange format into entries. Reports what it cannot parse to `error`. */
export function splitFiles(
  texts: ReadonlyMap<string, string>,
  kinds: readonly ContentKind[],
  error: ErrorList,
): Entry[] {
  function splitList(kind: ContentKind, file: string, source: string): Entry[] {
    const parsed = parseYaml(file, source, error);
    if (parsed === undefined) return [];
    const list = z.array(z.unknown()).safeParse(parsed);
    if (!list.success) error.addIssues(file, list.error);
    return (list.data ?? []).map((data, place) => {
      const key = readField(data, kind.schluessel ?? 'id') ?? `${getKey(kind, file)} ${place + 1}`;
      return { art: kind.name, schluessel: key, datei: file, platz: place, daten: data, text: null };
    });
  }

  function splitText(file: string, source: string): Pick<Entry, 'daten' | 'text'> {
    const [, head, markdown = ''] = FRONT_MATTER.exec(source) ?? [];
    if (head === undefined) error.add(file, '', 'Am Anfang fehlen die Angaben zwischen zwei Zeilen „---“.');
    return { daten: head === undefined ? undefined : parseYaml(file, head, error), text: markdown.trim() };
  }

  return kinds.flatMap((kind) => {
    const entries = listFiles(kind, texts).flatMap((file): Entry[] => {
      const source = texts.get(file) ?? '';
      if (isList(kind)) return splitList(kind, file, source);
      const one = { art: kind.name, schluessel: getKey(kind, file), datei: file, platz: 0 };
      if (kind.ablage.form === 'texte') return [{ ...one, ...splitText(file, source) }];
      if (kind.ablage.form === 'quelltext') return [{ ...one, daten: null, text: source }];
      return [{ ...one, daten: parseYaml(file, source, error), text: null }];
    });
    return tellApart(entries);
  });
}

/** Gives entries with the same key different keys; the schema of their kind decides whether duplicates are allowed. */
function tellApart(entries: Entry[]): Entry[] {
  const assigned = new Set<string>();
  return entries.map((entry) => {
    let { schluessel: key } = entry;
    for (let num = 2; assigned.has(key); num++) key = `${entry.schluessel} (${num})`;
    assigned.add(key);
    return { ...entry, schluessel: key };
  });
}
