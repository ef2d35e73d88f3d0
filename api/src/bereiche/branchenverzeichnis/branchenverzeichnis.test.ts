import { describe, expect, it } from 'vitest';
import { classifyEintrag, parseSuche, readLetter } from '../../kern/suche/classify-eintrag.ts';
import { countAuswahl, type Gruppe } from './count-auswahl.ts';
import { readZeiten } from './read-zeiten.ts';

describe('readZeiten', () => {
  it('reads days, ranges of days, and several times a day', () => {
    expect(readZeiten('Mo-Di 9:00-12:30 14:00-18:00; Sa+So 8:00-13:00')).toEqual([
      { tagestyp: 'MONTAG', beginn: '09:00', ende: '12:30' },
      { tagestyp: 'DIENSTAG', beginn: '09:00', ende: '12:30' },
      { tagestyp: 'MONTAG', beginn: '14:00', ende: '18:00' },
      { tagestyp: 'DIENSTAG', beginn: '14:00', ende: '18:00' },
      { tagestyp: 'SAMSTAG', beginn: '08:00', ende: '13:00' },
      { tagestyp: 'SONNTAG', beginn: '08:00', ende: '13:00' },
    ]);
  });

  it.each(['', 'Mo', 'Montag 8:00-9:00', 'Fr-Mo 8:00-9:00', 'Mo 9:00-8:00', 'Mo 8-9', 'Mo 8:00-9:00;'])(
    'refuses %j',
    (text) => {
      expect(readZeiten(text)).toBeNull();
    },
  );
});

describe('classifyEintrag', () => {
  const sort = (titel: string) => classifyEintrag(titel, []);

  it('sorts as a German directory does', () => {
    const titel = ['Zoo', 'Öfen', '16 mm', 'Ärztehaus', 'Bäckerei', 'Apotheke', 'Straßenbau', 'Strasser'];
    const sortiert = titel.toSorted((a, b) => (sort(a).sortiertitel < sort(b).sortiertitel ? -1 : 1));
    expect(sortiert).toEqual(['16 mm', 'Apotheke', 'Ärztehaus', 'Bäckerei', 'Öfen', 'Straßenbau', 'Strasser', 'Zoo']);
  });

  it('puts every title under a letter', () => {
    expect(['Ärztehaus', 'é-Werk', '„Zum Hirschen“', '16 mm', '…'].map((titel) => sort(titel).buchstabe)).toEqual([
      'A',
      'E',
      'Z',
      '0-9',
      '0-9',
    ]);
    expect([readLetter('ä'), readLetter(' b '), readLetter('0-9'), readLetter('AB')]).toEqual([
      undefined,
      'B',
      '0-9',
      undefined,
    ]);
  });

  it('is found by every spelling of a word, and by nothing that could be a pattern', () => {
    const { suchtext } = classifyEintrag('Bäckerei Groß', ['Brot & Kuchen']);
    for (const q of ['bäcker', 'BAECKEREI', 'gross', 'kuchen brot']) {
      expect(parseSuche(q).every((wort) => suchtext.includes(wort))).toBe(true);
    }
    expect(parseSuche('%_ \\ (')).toEqual([]);
  });
});

describe('countAuswahl', () => {
  const gruppen: Gruppe[] = [
    { typ: 'vereine', rubrik_id: 1, buchstabe: 'A', anzahl: 2 },
    { typ: 'vereine', rubrik_id: 2, buchstabe: 'B', anzahl: 3 },
    { typ: 'firmen', rubrik_id: 2, buchstabe: 'C', anzahl: 4 },
    { typ: 'firmen', rubrik_id: null, buchstabe: 'D', anzahl: 5 },
  ];
  const namen = new Map([
    [2, 'Handwerk'],
    [1, 'Sport'],
    [3, 'Leer'],
  ]);

  it('counts what every other choice would leave', () => {
    const { anzahl, auswahl } = countAuswahl(gruppen, { typen: ['vereine'], rubriken: [2] }, namen);
    expect(anzahl).toBe(3);
    expect(auswahl.typen.map(({ typ, anzahl }) => [typ, anzahl])).toEqual(Object.entries({ vereine: 5, firmen: 9 }));
    expect(auswahl.rubriken.map(({ rubrik, anzahl }) => [rubrik, anzahl])).toEqual([
      ['Handwerk', 3],
      ['Sport', 2],
    ]);
    expect(auswahl.buchstaben).toEqual(['B']);
  });

  it('has everything when nothing is chosen, and names a chosen category that is empty', () => {
    const alles = countAuswahl(gruppen, {}, namen);
    expect(alles.anzahl).toBe(14);
    expect(alles.auswahl.buchstaben).toEqual(['A', 'B', 'C', 'D']);
    expect(countAuswahl(gruppen, { rubriken: [3] }, namen)).toMatchObject({
      anzahl: 0,
      auswahl: { rubriken: [{ id: 2 }, { id: 1 }, { id: 3, anzahl: 0 }], buchstaben: [] },
    });
  });
});
