import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { createErrorList } from '../../core/entries/content-error.ts';
import { defineList } from '../../core/entries/content-kind.ts';
import { defineMasterData } from '../../core/entries/content-source.ts';
import { readTag } from '../../core/entries/tag.ts';
import {
  type BaustelleFile,
  baustelleFileSchema,
  type ZustaendigkeitFile,
  zustaendigkeitFileSchema,
} from './street-files.ts';

/** Key of the settings in `konfiguration`. */
export const STREETS = 'strassen';

const baustelleKind = {
  ...defineList('baustelle', 'Baustellen', 'baustellen.yaml', baustelleFileSchema),
  gruppe: 'Aktuelles',
  einer: 'Baustelle',
  spalten: ['ortsteil', 'von', 'bis'],
} as const;

const zustaendigkeitKind = {
  ...defineList('zustaendigkeit', 'Zuständigkeiten der Straßen', 'zustaendigkeiten.yaml', zustaendigkeitFileSchema),
  gruppe: 'Verwaltung',
  einer: 'Zuständigkeit',
  spalten: ['aufgabe', 'ortsteil'],
} as const;

/** With calendar days instead of relative ones. */
export interface StreetsMasterData {
  baustellen: (BaustelleFile & { von: string; bis: string })[];
  zustaendigkeiten: ZustaendigkeitFile[];
}

interface Parsed {
  baustellen: readonly BaustelleFile[];
  zustaendigkeiten: readonly ZustaendigkeitFile[];
}

/** Throws `inhalt_fehlerhaft` for unknown villages. */
export function buildStreets(
  { baustellen, zustaendigkeiten }: Parsed,
  { gemeinde, tag: today }: { gemeinde: Pick<Gemeinde, 'ortsteile'>; tag: string },
): StreetsMasterData {
  const error = createErrorList();
  const files = [
    ['baustellen.yaml', baustellen],
    ['zustaendigkeiten.yaml', zustaendigkeiten],
  ] as const;
  for (const [file, entries] of files)
    for (const [index, { ortsteil }] of entries.entries())
      if (!gemeinde.ortsteile.includes(ortsteil))
        error.add(file, `${index}.ortsteil`, `Den Ortsteil „${ortsteil}“ gibt es nicht.`);
  error.throwIfAny();
  return {
    baustellen: baustellen.map((one) => ({ ...one, von: readTag(one.von, today), bis: readTag(one.bis, today) })),
    zustaendigkeiten: [...zustaendigkeiten],
  };
}

/** Road works, and what the streets belong to: polling place, school, day care. */
export const streetsMasterData = defineMasterData({
  schluessel: STREETS,
  arten: [baustelleKind, zustaendigkeitKind],
  read: (reader) => ({ baustellen: reader.list(baustelleKind), zustaendigkeiten: reader.list(zustaendigkeitKind) }),
  build: buildStreets,
});
