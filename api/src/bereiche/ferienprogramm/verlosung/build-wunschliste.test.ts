import { LOSREGELN } from '@gm/shared/bereiche/ferienprogramm/verlosung/verlosung.beispiele';
import { writeWunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
import { expect, test } from 'vitest';
import { buildWunschliste, type Wunschveranstaltung } from './build-wunschliste.ts';

test('a list has neither names nor birthdays; wishes that do not suit the age of the day are not in it', () => {
  const base = { datum_von: '2026-08-03T09:00', datum_bis: '2026-08-03T12:00', taeglich: false, plaetze: 3 };
  const veranstaltungen: Wunschveranstaltung[] = [
    { ...base, id: 1, titel: 'Klettern', alter_min: 8, alter_max: 12 },
    { ...base, id: 2, titel: 'Basteln', alter_min: 6, alter_max: 999 },
  ];
  const kind = { geburtstag: '2018-08-04', hoechstens: 3, wuensche: [1, 2, 9, 2] };
  const liste = buildWunschliste(LOSREGELN, veranstaltungen, [
    { ...kind, losnummer: 'BBBB-BBBB', gruppe: 'die Müllers' },
    { ...kind, losnummer: 'AAAA-AAAA', gruppe: 'die Müllers', geburtstag: '2018-08-03' },
  ]);
  expect(liste.kinder).toEqual([
    { losnummer: 'AAAA-AAAA', gruppe: 'G1', hoechstens: 3, wuensche: [1, 2] },
    { losnummer: 'BBBB-BBBB', gruppe: 'G1', hoechstens: 3, wuensche: [2] },
  ]);
  expect(liste.veranstaltungen[0]?.zeiten).toEqual([[29_762_460, 29_762_640]]);
  expect(writeWunschliste(liste)).not.toMatch(/Müller|2018/);
});
