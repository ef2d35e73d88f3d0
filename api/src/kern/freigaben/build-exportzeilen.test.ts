import type { Freigabeeintrag } from '@gm/shared/schemas/freigaben';
import { expect, it } from 'vitest';
import { buildExportzeilen, EXPORTSPALTEN } from './build-exportzeilen.ts';

const eintrag = (nummer: number): Freigabeeintrag => ({
  referenz: `KO-2026-000${nummer}`,
  bezeichnung: 'Nachricht',
  titel: 'Laterne',
  email: 'ada@example.org',
  eingegangen: '2026-11-03',
  faellig: '2026-11-10',
  ampel: 'bald',
  status: 'eingegangen',
  zustaendig: null,
  detailURL: `/intranet/freigaben/KO-2026-000${nummer}/`,
});
const eintraege = [1, 2, 3].map(eintrag);

it('has a column for everything a line says', () => {
  const [zeile] = buildExportzeilen(eintraege, 3);
  expect(zeile).toEqual([
    'KO-2026-0001',
    'Nachricht',
    'Laterne',
    'ada@example.org',
    '03.11.2026',
    '10.11.2026',
    'eingegangen',
    '',
  ]);
  expect(zeile).toHaveLength(EXPORTSPALTEN.length);
});

it('says in its last line that there is more, and only then', () => {
  expect(buildExportzeilen(eintraege, 3)).toHaveLength(3);
  const gekuerzt = buildExportzeilen(eintraege, 2);
  expect(gekuerzt).toHaveLength(3);
  expect(gekuerzt[2]).toHaveLength(EXPORTSPALTEN.length);
  expect(gekuerzt[2]?.[2]).toContain('nach 2 Einsendungen');
});
