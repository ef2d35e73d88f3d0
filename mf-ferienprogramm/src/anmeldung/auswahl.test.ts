import { describe, expect, test } from 'vitest';
import { createVeranstaltung, JETZT, mia } from '../../test/ferienprogramm.ts';
import { countHeld, findObstacles, findOverlap, findSuitable, judgeVorgemerkt, refresh } from './auswahl.ts';
import type { AngemeldetesKind, GewaehlteVeranstaltung } from './read-anmeldung.ts';

const jetzt = new Date(JETZT);

function choose(id: number, felder: Partial<GewaehlteVeranstaltung> = {}): GewaehlteVeranstaltung {
  const { titel, datum_von, datum_bis, taeglich, preis } = createVeranstaltung(id);
  return { id, titel, datum_von, datum_bis, taeglich, preis, ...felder };
}

function createKind(schluessel: number, ids: number[], felder: Partial<AngemeldetesKind> = {}): AngemeldetesKind {
  const veranstaltungen = ids.map((id) => choose(id));
  return { ...mia, vorname: `Kind ${schluessel}`, schluessel, veranstaltungen, warteliste: [], ...felder };
}

describe('findSuitable', () => {
  const programm = [
    createVeranstaltung(1),
    createVeranstaltung(2, { bereits_reserviert: 10 }),
    createVeranstaltung(3, { alter_min: 9 }),
    createVeranstaltung(4, { datum_von: '2026-06-30T09:00' }),
    createVeranstaltung(5, { bereits_reserviert: 9 }),
    createVeranstaltung(6, { teilnehmer_max: 999, bereits_reserviert: 2000 }),
  ];
  const idsFuer = (kinder: AngemeldetesKind[], schluessel?: number) =>
    findSuitable(programm, kinder, mia.geburtstag, jetzt, schluessel).map(({ id }) => id);

  test('leaves out what is full, begun, or for another age', () => {
    expect(idsFuer([])).toEqual([1, 5, 6]);
  });

  test('counts places that other children of the session hold, not the own ones', () => {
    expect(idsFuer([createKind(0, [5])])).toEqual([1, 6]);
    expect(idsFuer([createKind(0, [5])], 0)).toEqual([1, 5, 6]);
  });
});

test('zaehleGehalten leaves one child out', () => {
  const kinder = [createKind(0, [1]), createKind(1, [1, 2]), createKind(2, [])];
  expect(countHeld(kinder, 1)).toBe(2);
  expect(countHeld(kinder, 1, 1)).toBe(1);
});

describe('the event a visitor came from', () => {
  const judge = (felder: Parameters<typeof createVeranstaltung>[1] | null, kinder: AngemeldetesKind[] = []) =>
    judgeVorgemerkt(1, felder ? [createVeranstaltung(1, felder)] : [], kinder, jetzt)?.stand ?? null;

  test.each([
    ['frei', {}],
    ['ausgebucht', { bereits_reserviert: 10 }],
    ['begonnen', { datum_von: '2026-06-30T09:00' }],
    ['fehlt', null],
  ] as const)('is %s', (stand, felder) => {
    expect(judge(felder)).toBe(stand);
    expect(judge(felder, [createKind(0, [])])).toBe(stand);
  });

  test('suits no child, and then it does not matter that it is full', () => {
    expect(judge({ alter_min: 12, alter_max: 16, bereits_reserviert: 10 }, [createKind(0, [])])).toBe('alter');
    const gross = createKind(1, [], { geburtstag: '2012-03-09' });
    expect(judge({ alter_min: 12, alter_max: 16 }, [createKind(0, []), gross])).toBe('frei');
  });

  test('is no news once a child has it or waits for it', () => {
    expect(judge({}, [createKind(0, [1])])).toBeNull();
    const wartend = createKind(0, [], { warteliste: [{ id: 1, titel: 'Waldtag 1' }] });
    expect(judge({ bereits_reserviert: 10 }, [wartend])).toBeNull();
  });
});

test('findeUeberschneidung names both events', () => {
  const beide = [choose(1), choose(2), choose(3, { datum_von: '2026-08-01T11:00', datum_bis: '2026-08-01T13:00' })];
  expect(findOverlap(beide)?.map(({ id }) => id)).toEqual([1, 3]);
  expect(findOverlap(beide.slice(0, 2))).toBeNull();
});

describe('findObstacles', () => {
  const meldungen = (kinder: AngemeldetesKind[], ...programm: ReturnType<typeof createVeranstaltung>[]) =>
    findObstacles(kinder, programm, jetzt).map(({ kind, meldung }) => [kind.schluessel, meldung]);

  test('is silent while everything can be booked', () => {
    expect(meldungen([createKind(0, [1])], createVeranstaltung(1, { bereits_reserviert: 9 }))).toEqual([]);
  });

  test('an event that has filled up', () => {
    expect(
      meldungen([createKind(0, [1]), createKind(1, [1])], createVeranstaltung(1, { bereits_reserviert: 10 })),
    ).toEqual([
      [0, '„Waldtag 1“ ist inzwischen ausgebucht.'],
      [1, '„Waldtag 1“ ist inzwischen ausgebucht.'],
    ]);
  });

  test('the last place goes to the first child', () => {
    expect(
      meldungen([createKind(0, [1]), createKind(1, [1])], createVeranstaltung(1, { bereits_reserviert: 9 })),
    ).toEqual([[1, 'Für Kind 1 ist in „Waldtag 1“ kein Platz mehr frei.']]);
  });

  test('an event that is gone, has begun, or does not fit an age somebody changed', () => {
    expect(meldungen([createKind(0, [1])])).toEqual([[0, '„Waldtag 1“ steht nicht mehr im Programm.']]);
    expect(meldungen([createKind(0, [1])], createVeranstaltung(1, { datum_von: '2026-07-01T12:00' }))).toEqual([
      [0, '„Waldtag 1“ hat schon begonnen.'],
    ]);
    expect(meldungen([createKind(0, [1], { geburtstag: '2022-01-01' })], createVeranstaltung(1))).toEqual([
      [0, '„Waldtag 1“ passt nicht zum Alter von Kind 0.'],
    ]);
  });

  test('two events at the same time', () => {
    const kind = createKind(0, [], { veranstaltungen: [choose(1), choose(2, { datum_von: '2026-08-01T10:00' })] });
    expect(meldungen([kind], createVeranstaltung(1), createVeranstaltung(2))).toEqual([
      [0, '„Waldtag 1“ und „Waldtag 2“ finden zur gleichen Zeit statt.'],
    ]);
  });
});

test('frischeAuf takes prices from the programme, and keeps what is gone from it', () => {
  const [kind] = refresh([createKind(0, [1, 2])], [createVeranstaltung(1, { preis: 7.5 })]);
  expect(kind?.veranstaltungen.map(({ id, preis }) => [id, preis])).toEqual([
    [1, 7.5],
    [2, 5],
  ]);
});
