import { stringify } from 'yaml';
import { groupBy } from './group-by.ts';
import { type Eintrag, type Inhaltsart, isListe } from './inhaltsart.ts';

/** Readable, and nothing that readers of YAML 1.1 take for a number to the base of 60. */
const writeYaml = (wert: unknown) => stringify(wert, { lineWidth: 120, compat: 'yaml-1.1' });

function joinFile(art: Inhaltsart, eintraege: readonly Eintrag[]): string {
  const [erster] = eintraege;
  if (isListe(art)) return writeYaml(eintraege.map(({ daten }) => daten));
  if (art.ablage.form === 'quelltext') return erster?.text ?? '';
  if (art.ablage.form === 'texte') return `---\n${writeYaml(erster?.daten)}---\n\n${erster?.text ?? ''}\n`;
  return writeYaml(erster?.daten);
}

/** Puts entries together to the files of the exchange format, by name; `splitFiles` gives the same entries again. */
export function joinFiles(eintraege: readonly Eintrag[], arten: readonly Inhaltsart[]): Map<string, string> {
  const jeArt = groupBy(eintraege, ({ art }) => art);
  const dateien = new Map<string, string>();
  for (const art of arten) {
    for (const [datei, ihre] of groupBy(jeArt.get(art.name) ?? [], (eintrag) => eintrag.datei)) {
      dateien.set(datei, joinFile(art, ihre));
    }
  }
  return dateien;
}
