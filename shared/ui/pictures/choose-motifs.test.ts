import { describe, expect, it } from 'vitest';
import { chooseMotifs, MOTIF_NAMES, type MotifName } from './choose-motifs.ts';

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

/** The demo's holiday programme: every event has an illustration that fits, and its own. */
describe('holiday programme', () => {
  const EVENTS: [string, MotifName][] = [
    ['Auftaktfest mit Spielstraße', 'fest'],
    ['Nachtwanderung mit dem Förster', 'wandern'],
    ['Töpfern: Tiere aus Ton', 'basteln'],
    ['Märchenspaziergang im Barfußpark', 'barfuss'],
    ['Ein Tag bei der Jugendfeuerwehr', 'feuerwehr'],
    ['Brotbacken im alten Backhaus', 'brauchtum'],
    ['Schnuppertraining Tischtennis', 'sport'],
    ['Zirkuswoche: Manege frei!', 'theater'],
    ['Bouldern für Anfänger', 'jugend'],
    ['Ein Ring aus Silberdraht', 'handwerk'],
    ['Große Wasserschlacht', 'brunnen'],
    ['Lesenacht in der Bücherei', 'bibliothek'],
    ['Ein Vormittag auf dem Bauernhof', 'garten'],
    ['Beim Imker: Wer wohnt im Bienenstock?', 'libelle'],
    ['Rettungsschwimmen ausprobieren', 'gesundheit'],
    ['Trommeln wie in Westafrika', 'musik'],
    ['Waldwerkstatt: Schnitzen lernen', 'wald'],
    ['Trickfilm-Werkstatt', 'vortrag'],
    ['Einmal um die Welt kochen', 'gasthaus'],
    ['Schatzsuche mit GPS', 'dorf'],
    ['Besuch beim Polizeiposten', 'rathaus'],
    ['Kanutour für Jugendliche', 'bach'],
    ['Graffiti an der legalen Wand', 'ausstellung'],
    ['Sterne gucken auf dem Eichelberg', 'ferien'],
    ['Richtig umgehen mit Hunden', 'hund'],
    ['Roboter bauen und programmieren', 'digital'],
    ['Mit dem Fernglas auf Vogelpirsch', 'vogel'],
    ['Abschluss-Picknick mit Familienkino', 'miteinander'],
  ];

  it('has a fitting illustration for every event of the demo, none twice', () => {
    const chosen = chooseMotifs(EVENTS.map(([titel]) => ({ titel })));
    expect(EVENTS.map(([title], index) => [title, chosen[index]])).toEqual(EVENTS);
    expect(new Set(chosen).size).toBe(EVENTS.length);
  });

  it('gives way to a card that only one illustration fits', () => {
    expect(chooseMotifs([{ titel: 'Trickfilm-Werkstatt' }, { titel: 'Filmabend' }])).toEqual(['basteln', 'vortrag']);
  });

  it('shows something of the town without a fitting word, not what belongs to another season', () => {
    const chosen = chooseMotifs(Array.from({ length: 8 }, () => ({ titel: 'Xyz' })));
    expect(chosen).not.toEqual(expect.arrayContaining(['weihnacht']));
    expect(new Set(chosen).size).toBe(8);
  });
});
