import { LOT_RULES } from '@gm/shared/areas/ferienprogramm/draw/draw.examples';
import { writeWishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import { expect, test } from 'vitest';
import { buildWishList, type WishedVeranstaltung } from './build-wish-list.ts';

test('a list contains neither names nor birthdays, and no wishes outside the age limits on the day of the event', () => {
  const base = { datum_von: '2026-08-03T09:00', datum_bis: '2026-08-03T12:00', taeglich: false, plaetze: 3 };
  const veranstaltungen: WishedVeranstaltung[] = [
    { ...base, id: 1, titel: 'Klettern', alter_min: 8, alter_max: 12 },
    { ...base, id: 2, titel: 'Basteln', alter_min: 6, alter_max: 999 },
  ];
  const child = { geburtstag: '2018-08-04', hoechstens: 3, wuensche: [1, 2, 9, 2] };
  const list = buildWishList(LOT_RULES, veranstaltungen, [
    { ...child, losnummer: 'BBBB-BBBB', gruppe: 'die Müllers' },
    { ...child, losnummer: 'AAAA-AAAA', gruppe: 'die Müllers', geburtstag: '2018-08-03' },
  ]);
  expect(list.kinder).toEqual([
    { losnummer: 'AAAA-AAAA', gruppe: 'G1', hoechstens: 3, wuensche: [1, 2] },
    { losnummer: 'BBBB-BBBB', gruppe: 'G1', hoechstens: 3, wuensche: [2] },
  ]);
  expect(list.veranstaltungen[0]?.zeiten).toEqual([[29_762_460, 29_762_640]]);
  expect(writeWishList(list)).not.toMatch(/Müller|2018/);
});
