import { describe, expect, test } from 'vitest';
import { createVeranstaltung, mia, NOW } from '../../test/ferienprogramm.ts';
import type { ChosenVeranstaltung, RegisteredChild } from './read-registration.ts';
import { countHeld, findObstacles, findOverlap, findSuitable, judgeNoted, refresh } from './selection.ts';

const now = new Date(NOW);

function choose(id: number, fields: Partial<ChosenVeranstaltung> = {}): ChosenVeranstaltung {
  const { titel: title, datum_von, datum_bis, taeglich: daily, preis: price } = createVeranstaltung(id);
  return { id, titel: title, datum_von, datum_bis, taeglich: daily, preis: price, ...fields };
}

function createChild(key: number, ids: number[], fields: Partial<RegisteredChild> = {}): RegisteredChild {
  const veranstaltungen = ids.map((id) => choose(id));
  return { ...mia, vorname: `Kind ${key}`, schluessel: key, veranstaltungen, warteliste: [], ...fields };
}

describe('findSuitable', () => {
  const program = [
    createVeranstaltung(1),
    createVeranstaltung(2, { bereits_reserviert: 10 }),
    createVeranstaltung(3, { alter_min: 9 }),
    createVeranstaltung(4, { datum_von: '2026-06-30T09:00' }),
    createVeranstaltung(5, { bereits_reserviert: 9 }),
    createVeranstaltung(6, { teilnehmer_max: 999, bereits_reserviert: 2000 }),
  ];
  const idsFor = (children: RegisteredChild[], key?: number) =>
    findSuitable(program, children, mia.geburtstag, now, key).map(({ id }) => id);

  test('omits full events, past ones and those for another age', () => {
    expect(idsFor([])).toEqual([1, 5, 6]);
  });

  test("counts places held by other children of the session, not the child's own", () => {
    expect(idsFor([createChild(0, [5])])).toEqual([1, 6]);
    expect(idsFor([createChild(0, [5])], 0)).toEqual([1, 5, 6]);
  });
});

test('countHeld omits the given child', () => {
  const children = [createChild(0, [1]), createChild(1, [1, 2]), createChild(2, [])];
  expect(countHeld(children, 1)).toBe(2);
  expect(countHeld(children, 1, 1)).toBe(1);
});

describe('the event a visitor came from', () => {
  const judge = (fields: Parameters<typeof createVeranstaltung>[1] | null, children: RegisteredChild[] = []) =>
    judgeNoted(1, fields ? [createVeranstaltung(1, fields)] : [], children, now)?.stand ?? null;

  test.each([
    ['frei', {}],
    ['ausgebucht', { bereits_reserviert: 10 }],
    ['begonnen', { datum_von: '2026-06-30T09:00' }],
    ['fehlt', null],
  ] as const)('is %s', (state, fields) => {
    expect(judge(fields)).toBe(state);
    expect(judge(fields, [createChild(0, [])])).toBe(state);
  });

  test('suits no child, whether it is full or not', () => {
    expect(judge({ alter_min: 12, alter_max: 16, bereits_reserviert: 10 }, [createChild(0, [])])).toBe('alter');
    const large = createChild(1, [], { geburtstag: '2012-03-09' });
    expect(judge({ alter_min: 12, alter_max: 16 }, [createChild(0, []), large])).toBe('frei');
  });

  test('is not reported once a child has it or is on its waiting list', () => {
    expect(judge({}, [createChild(0, [1])])).toBeNull();
    const waiting = createChild(0, [], { warteliste: [{ id: 1, titel: 'Waldtag 1' }] });
    expect(judge({ bereits_reserviert: 10 }, [waiting])).toBeNull();
  });
});

test('findOverlap names both events', () => {
  const both = [choose(1), choose(2), choose(3, { datum_von: '2026-08-01T11:00', datum_bis: '2026-08-01T13:00' })];
  expect(findOverlap(both)?.map(({ id }) => id)).toEqual([1, 3]);
  expect(findOverlap(both.slice(0, 2))).toBeNull();
});

describe('findObstacles', () => {
  const messages = (children: RegisteredChild[], ...program: ReturnType<typeof createVeranstaltung>[]) =>
    findObstacles(children, program, now).map(({ kind: child, meldung: message }) => [child.schluessel, message]);

  test('is empty while everything can be booked', () => {
    expect(messages([createChild(0, [1])], createVeranstaltung(1, { bereits_reserviert: 9 }))).toEqual([]);
  });

  test('an event that has become full', () => {
    expect(
      messages([createChild(0, [1]), createChild(1, [1])], createVeranstaltung(1, { bereits_reserviert: 10 })),
    ).toEqual([
      [0, '„Waldtag 1“ ist inzwischen ausgebucht.'],
      [1, '„Waldtag 1“ ist inzwischen ausgebucht.'],
    ]);
  });

  test('the last place goes to the first child', () => {
    expect(
      messages([createChild(0, [1]), createChild(1, [1])], createVeranstaltung(1, { bereits_reserviert: 9 })),
    ).toEqual([[1, 'Für Kind 1 ist in „Waldtag 1“ kein Platz mehr frei.']]);
  });

  test('an event that was removed, has begun, or does not suit a changed age', () => {
    expect(messages([createChild(0, [1])])).toEqual([[0, '„Waldtag 1“ steht nicht mehr im Programm.']]);
    expect(messages([createChild(0, [1])], createVeranstaltung(1, { datum_von: '2026-07-01T12:00' }))).toEqual([
      [0, '„Waldtag 1“ hat schon begonnen.'],
    ]);
    expect(messages([createChild(0, [1], { geburtstag: '2022-01-01' })], createVeranstaltung(1))).toEqual([
      [0, '„Waldtag 1“ passt nicht zum Alter von Kind 0.'],
    ]);
  });

  test('two events at the same time', () => {
    const child = createChild(0, [], { veranstaltungen: [choose(1), choose(2, { datum_von: '2026-08-01T10:00' })] });
    expect(messages([child], createVeranstaltung(1), createVeranstaltung(2))).toEqual([
      [0, '„Waldtag 1“ und „Waldtag 2“ finden zur gleichen Zeit statt.'],
    ]);
  });
});

test('refresh updates prices from the programme and keeps removed events', () => {
  const [child] = refresh([createChild(0, [1, 2])], [createVeranstaltung(1, { preis: 7.5 })]);
  expect(child?.veranstaltungen.map(({ id, preis: price }) => [id, price])).toEqual([
    [1, 7.5],
    [2, 5],
  ]);
});
