import type { Stammdaten } from './read-inhalt.ts';

/** What `konfiguration` keeps of the files, by key: the municipality, and the settings of the areas. */
export const buildKonfiguration = ({ gemeinde, einstellungen }: Stammdaten, tag: string): Record<string, unknown> => ({
  gemeinde,
  ...Object.fromEntries(
    einstellungen.map(({ quelle, gelesen }) => [quelle.schluessel, quelle.build(gelesen, { gemeinde, tag })]),
  ),
});
