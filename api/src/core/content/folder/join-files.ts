import { stringify } from 'yaml';
import { type ContentKind, type Entry, isList } from '../../entries/content-kind.ts';
import { groupBy } from '../../entries/group-by.ts';

/** Readable, and without values that YAML 1.1 parsers read as base-60 numbers. */
const writeYaml = (value: unknown) => stringify(value, { lineWidth: 120, compat: 'yaml-1.1' });

function joinFile(kind: ContentKind, entries: readonly Entry[]): string {
  const [first] = entries;
  if (isList(kind)) return writeYaml(entries.map(({ daten: data }) => data));
  if (kind.ablage.form === 'quelltext') return first?.text ?? '';
  if (kind.ablage.form === 'texte') return `---\n${writeYaml(first?.daten)}---\n\n${first?.text ?? ''}\n`;
  return writeYaml(first?.daten);
}

/** Builds the files of the exchange format from entries, by name. `splitFiles` is the inverse. */
export function joinFiles(entries: readonly Entry[], kinds: readonly ContentKind[]): Map<string, string> {
  const perKind = groupBy(entries, ({ art: kind }) => kind);
  const files = new Map<string, string>();
  for (const kind of kinds) {
    for (const [file, ihre] of groupBy(perKind.get(kind.name) ?? [], (entry) => entry.datei)) {
      files.set(file, joinFile(kind, ihre));
    }
  }
  return files;
}
