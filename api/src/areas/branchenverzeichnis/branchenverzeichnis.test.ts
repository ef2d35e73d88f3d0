import { describe, expect, it } from 'vitest';
import { classifyEntry, parseSearch, readLetter } from '../../core/services/search/classify-entry.ts';
import { countSelection, type Group } from './count-selection.ts';
import { readTimes } from './read-times.ts';

describe('readTimes', () => {
  it('reads days, ranges of days, and several times per day', () => {
    expect(readTimes('Mo-Di 9:00-12:30 14:00-18:00; Sa+So 8:00-13:00')).toEqual([
      { tagestyp: 'MONTAG', beginn: '09:00', ende: '12:30' },
      { tagestyp: 'DIENSTAG', beginn: '09:00', ende: '12:30' },
      { tagestyp: 'MONTAG', beginn: '14:00', ende: '18:00' },
      { tagestyp: 'DIENSTAG', beginn: '14:00', ende: '18:00' },
      { tagestyp: 'SAMSTAG', beginn: '08:00', ende: '13:00' },
      { tagestyp: 'SONNTAG', beginn: '08:00', ende: '13:00' },
    ]);
  });

  it.each(['', 'Mo', 'Montag 8:00-9:00', 'Fr-Mo 8:00-9:00', 'Mo 9:00-8:00', 'Mo 8-9', 'Mo 8:00-9:00;'])(
    'rejects %j',
    (text) => {
      expect(readTimes(text)).toBeNull();
    },
  );
});

describe('classifyEntry', () => {
  const sort = (title: string) => classifyEntry(title, []);

  it('sorts like a German dictionary', () => {
    const title = ['Zoo', 'Öfen', '16 mm', 'Ärztehaus', 'Bäckerei', 'Apotheke', 'Straßenbau', 'Strasser'];
    const sorted = title.toSorted((a, b) => (sort(a).sortiertitel < sort(b).sortiertitel ? -1 : 1));
    expect(sorted).toEqual(['16 mm', 'Apotheke', 'Ärztehaus', 'Bäckerei', 'Öfen', 'Straßenbau', 'Strasser', 'Zoo']);
  });

  it('assigns every title to a letter', () => {
    expect(['Ärztehaus', 'é-Werk', '„Zum Hirschen“', '16 mm', '…'].map((title) => sort(title).buchstabe)).toEqual([
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

  it('matches all spellings of a word and escapes pattern characters', () => {
    const { suchtext: searchText } = classifyEntry('Bäckerei Groß', ['Brot & Kuchen']);
    for (const q of ['bäcker', 'BAECKEREI', 'gross', 'kuchen brot']) {
      expect(parseSearch(q).every((word) => searchText.includes(word))).toBe(true);
    }
    expect(parseSearch('%_ \\ (')).toEqual([]);
  });
});

describe('countSelection', () => {
  const groups: Group[] = [
    { typ: 'vereine', rubrik_id: 1, buchstabe: 'A', anzahl: 2 },
    { typ: 'vereine', rubrik_id: 2, buchstabe: 'B', anzahl: 3 },
    { typ: 'firmen', rubrik_id: 2, buchstabe: 'C', anzahl: 4 },
    { typ: 'firmen', rubrik_id: null, buchstabe: 'D', anzahl: 5 },
  ];
  const names = new Map([
    [2, 'Handwerk'],
    [1, 'Sport'],
    [3, 'Leer'],
  ]);

  it('counts the entries for every alternative choice', () => {
    const { anzahl: count, auswahl: selection } = countSelection(groups, { typen: ['vereine'], rubriken: [2] }, names);
    expect(count).toBe(3);
    expect(selection.typen.map(({ typ: type, anzahl: count }) => [type, count])).toEqual(
      Object.entries({ vereine: 5, firmen: 9 }),
    );
    expect(selection.rubriken.map(({ rubrik: category, anzahl: count }) => [category, count])).toEqual([
      ['Handwerk', 3],
      ['Sport', 2],
    ]);
    expect(selection.buchstaben).toEqual(['B']);
  });

  it('counts all entries without a selection, and keeps a selected category that is empty', () => {
    const everything = countSelection(groups, {}, names);
    expect(everything.anzahl).toBe(14);
    expect(everything.auswahl.buchstaben).toEqual(['A', 'B', 'C', 'D']);
    expect(countSelection(groups, { rubriken: [3] }, names)).toMatchObject({
      anzahl: 0,
      auswahl: { rubriken: [{ id: 2 }, { id: 1 }, { id: 3, anzahl: 0 }], buchstaben: [] },
    });
  });
});
