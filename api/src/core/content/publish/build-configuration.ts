import type { MasterData } from './read-content.ts';

/** The entries of `konfiguration` by key: the municipality and the settings of areas. */
export const buildConfiguration = (
  { gemeinde, einstellungen: settings }: MasterData,
  tag: string,
): Record<string, unknown> => ({
  gemeinde,
  ...Object.fromEntries(
    settings.map(({ quelle: source, gelesen: parsed }) => [source.schluessel, source.build(parsed, { gemeinde, tag })]),
  ),
});
