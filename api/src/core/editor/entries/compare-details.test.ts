import { describe, expect, it } from 'vitest';
import { compareDetails, compareTexts } from './compare-details.ts';

/** `[-gone-]` and `{+new+}`, as word diffs of Git are written. */
const write = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ art: kind, text }) => (kind === 'weg' ? `[-${text}-]` : kind === 'neu' ? `{+${text}+}` : text))
    .join('');

describe('compareTexts', () => {
  it.each([
    ['Die Brücke ist zu.', 'Die Brücke ist offen.', 'Die Brücke ist [-zu.-]{+offen.+}'],
    ['Am Montag geschlossen', 'Geschlossen', '[-Am Montag geschlossen-]{+Geschlossen+}'],
    ['a b c d', 'a x b d y', 'a {+x +}b [-c -][-d-]{+d y+}'],
    ['', 'neu', '{+neu+}'],
    ['alt', '', '[-alt-]'],
    ['gleich', 'gleich', 'gleich'],
    ['eins eins', 'eins', '[-eins -]eins'],
  ])('%j, %j', (before, after, expected) => {
    // Parts of one kind are joined, so two removed words in a row are one part.
    expect(write(before, after)).toBe(expected.replaceAll('-][-', ''));
  });

  it('of two long texts without anything in common does not take minutes', () => {
    const [before, after] = ['a', 'b'].map((letter) =>
      Array.from({ length: 5000 }, (_, index) => `${letter}${index}`).join(' '),
    );
    expect(compareTexts(before ?? '', after ?? '').map(({ art: kind }) => kind)).toEqual(['weg', 'neu']);
  });

  it('loses nothing: without the new parts it is the earlier text, without the removed ones the later', () => {
    const before = 'Das Rathaus ist  am Freitag\nvon 9 bis 12 Uhr geöffnet und am Samstag zu.';
    const after = 'Das Rathaus ist am Freitag\nvon 9 bis 13:30 Uhr und Samstag geöffnet.';
    const parts = compareTexts(before, after);
    const read = (without: string) => parts.flatMap(({ art: kind, text }) => (kind === without ? [] : text)).join('');
    expect(read('neu')).toBe(before);
    expect(read('weg')).toBe(after);
  });
});

it('compareDetails lists what changed, came and went, with its title', () => {
  const before = [
    { titel: 'Titel', wert: 'Wald' },
    { titel: 'Bild', wert: 'a.webp' },
    { titel: 'Ort', wert: 'Schwann' },
  ];
  const after = [
    { titel: 'Titel', wert: 'Wald und Wiese' },
    { titel: 'Rubrik', wert: 'Natur' },
    { titel: 'Ort', wert: 'Schwann' },
  ];
  expect(compareDetails(before, after).map(({ titel: title }) => title)).toEqual(['Titel', 'Rubrik', 'Bild']);
});
