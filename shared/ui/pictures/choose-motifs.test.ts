import { describe, expect, it } from 'vitest';
import { chooseMotifs, MOTIF_NAMES } from './choose-motifs.ts';

const choose = (titel: string, rubrik?: string) => chooseMotifs([{ titel, rubrik }])[0];

describe('chooseMotifs', () => {
  it('follows the title before the category', () => {
    expect(choose('Bürgerbus sucht Fahrerinnen und Fahrer', 'Soziales & Ehrenamt')).toBe('bus');
    expect(choose('Zimmerbrand in Schwann: Rauchmelder weckt Familie', 'Rathaus')).toBe('feuerwehr');
    expect(choose('Alles neu', 'Feuerwehr & Sicherheit')).toBe('feuerwehr');
    expect(choose('Kinderferien\u00ADprogramm')).toBe('kita');
  });

  it('does not repeat a motif that an editor chose', () => {
    const [, second] = chooseMotifs([{ titel: 'Probe', bild: { id: 'motiv-musik' } }, { titel: 'Konzert' }]);
    expect(second).not.toBe('musik');
  });

  it.each([
    ['Hundert Jahre Zweckverband', 'dorf'],
    ['Halteverbot zu aller Interesse', 'dorf'],
    ['Neues aus dem Transport', 'dorf'],
    ['Es passt knapp', 'dorf'],
    ['Mittagstisch für alle', 'gasthaus'],
  ])('does not read words into others: %s', (title, motif) => {
    expect(choose(title)).toBe(motif);
  });

  it('shows a village without a fitting word', () => {
    expect(choose('Xyz')).toBe('dorf');
  });

  it('shows none twice while there are enough, whatever the categories', () => {
    const many = chooseMotifs(MOTIF_NAMES.map(() => ({ titel: 'Konzert', rubrik: 'Musik' })));
    expect(new Set(many).size).toBe(MOTIF_NAMES.length);
    expect(many[0]).toBe('musik');
    expect(chooseMotifs([{ titel: 'Konzert' }, { titel: 'Konzert' }], ['musik'])).not.toContain('musik');
    expect(chooseMotifs([{ titel: 'a' }], MOTIF_NAMES)).toEqual(['dorf']);
  });
});
