import type { ReleaseEntry } from '@gm/shared/schemas/desk/releases';
import { expect, it } from 'vitest';
import { buildExportLines, EXPORT_COLUMNS } from './build-export-lines.ts';

const entry = (num: number): ReleaseEntry => ({
  referenz: `KO-2026-000${num}`,
  bezeichnung: 'Nachricht',
  titel: 'Laterne',
  email: 'ada@example.org',
  eingegangen: '2026-11-03',
  faellig: '2026-11-10',
  ampel: 'bald',
  status: 'eingegangen',
  zustaendig: null,
  detailURL: `/intranet/freigaben/KO-2026-000${num}/`,
});
const entries = [1, 2, 3].map(entry);

it('has a column for every field of an entry', () => {
  const [line] = buildExportLines(entries, 3);
  expect(line).toEqual([
    'KO-2026-0001',
    'Nachricht',
    'Laterne',
    'ada@example.org',
    '03.11.2026',
    '10.11.2026',
    'eingegangen',
    '',
  ]);
  expect(line).toHaveLength(EXPORT_COLUMNS.length);
});

it('adds a last line only if there are more entries', () => {
  expect(buildExportLines(entries, 3)).toHaveLength(3);
  const gekuerzt = buildExportLines(entries, 2);
  expect(gekuerzt).toHaveLength(3);
  expect(gekuerzt[2]).toHaveLength(EXPORT_COLUMNS.length);
  expect(gekuerzt[2]?.[2]).toContain('nach 2 Einsendungen');
});
