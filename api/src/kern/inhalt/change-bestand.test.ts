import { describe, expect, it } from 'vitest';
import { type Aenderung, changeBestand, compareBestand } from './change-bestand.ts';
import { findAdresse } from './eintrag-adresse.ts';
import type { Eintrag } from './inhaltsart.ts';
import { seiteArt } from './kern-arten.ts';
import { listZiele } from './ziele.ts';

const seite = (schluessel: string, text = '', daten: object = { titel: schluessel }): Eintrag => ({
  art: 'seite',
  schluessel,
  datei: `seiten/${schluessel}.md`,
  platz: 0,
  daten,
  text,
});
const umleitung = (von: string, nach: string, platz = 0): Eintrag => ({
  art: 'umleitung',
  schluessel: von,
  datei: 'umleitungen.yaml',
  platz,
  daten: { von, nach },
  text: null,
});
const NICHTS: Aenderung = { art: 'seite', schluessel: 'grillen', eintrag: null, nach: null, ersatz: null };
const grillen = seite('grillen', 'Mehr beim [Wald](/grillen/wald/#baeume).');
const wald = seite('grillen/wald');
const andere = seite(
  'start',
  'Zum [Grillen](/grillen/?tag=1), <a href="/grillen">hier</a>, [dort](https://x.de/grillen/).',
  {
    titel: 'Start',
    hero: [{ foto: 'grillen.jpg', link: '/grillen/' }],
    bloecke: [{ template: 'text', context: { md: 'Siehe [Wald](/grillen/wald/).' } }],
  },
);
const BESTAND = [grillen, wald, andere, umleitung('/feuer/', '/grillen/')];
const find = (eintraege: readonly Eintrag[], schluessel: string) =>
  eintraege.find((eintrag) => eintrag.schluessel === schluessel);
const move = (nach: string, bestand = BESTAND) => changeBestand(bestand, { ...NICHTS, eintrag: grillen, nach });

it('finds links of Markdown, of HTML, and addresses that stand alone; whatever else has a slash is none', () => {
  expect(listZiele(andere)).toEqual([
    '/grillen/',
    '/grillen/wald/',
    '/grillen/?tag=1',
    '/grillen',
    'https://x.de/grillen/',
  ]);
  expect(listZiele(seite('a', 'Montag/Dienstag, a > b, [x]: nichts\n\n[1]: https://y.de/z\n<https://w.de>'))).toEqual([
    'https://y.de/z',
    'https://w.de',
  ]);
  expect(listZiele(umleitung('/feuer/', '/grillen/')), 'what is asked for is no link').toEqual(['/grillen/']);
});

describe('a page that moves', () => {
  const { nachher, umgezogene } = move('/freizeit/grillplaetze/');

  it('takes the pages below along', () => {
    const erwartet = [
      ['grillen', 'freizeit/grillplaetze'],
      ['grillen/wald', 'freizeit/grillplaetze/wald'],
    ] as const;
    expect(umgezogene).toEqual(new Map(erwartet));
    expect(find(nachher, 'freizeit/grillplaetze/wald')).toMatchObject({
      datei: 'seiten/freizeit/grillplaetze/wald.md',
    });
    expect(find(nachher, 'grillen')).toBeUndefined();
    const index = seite('grillen/index');
    const ordner = changeBestand([index, wald], {
      ...NICHTS,
      schluessel: index.schluessel,
      eintrag: index,
      nach: '/a/',
    });
    expect([...ordner.umgezogene.values()].sort(), 'the page of a folder stays one').toEqual(['a/index', 'a/wald']);
  });

  it('is followed by every link, with what stands behind its path', () => {
    expect(listZiele(find(nachher, 'start')!)).toEqual([
      '/freizeit/grillplaetze/',
      '/freizeit/grillplaetze/wald/',
      '/freizeit/grillplaetze/?tag=1',
      '/freizeit/grillplaetze/',
      'https://x.de/grillen/',
    ]);
    expect(find(nachher, 'freizeit/grillplaetze')?.text).toBe('Mehr beim [Wald](/freizeit/grillplaetze/wald/#baeume).');
    expect(find(nachher, 'start')?.daten, 'the name of a photo is none').toMatchObject({
      hero: [{ foto: 'grillen.jpg' }],
    });
  });

  it('is found where it was, in one step from wherever', () => {
    expect(nachher.filter(({ art }) => art === 'umleitung').map(({ daten }) => daten)).toEqual([
      { von: '/feuer/', nach: '/freizeit/grillplaetze/' },
      { von: '/grillen/', nach: '/freizeit/grillplaetze/' },
      { von: '/grillen/wald/', nach: '/freizeit/grillplaetze/wald/' },
    ]);
  });

  it('comes back as if it had never been away, but for the way from where it was', () => {
    const dort = find(nachher, 'freizeit/grillplaetze')!;
    const zurueck = changeBestand(nachher, {
      ...NICHTS,
      schluessel: dort.schluessel,
      eintrag: dort,
      nach: '/grillen/',
    });
    const ohneWege = (eintraege: readonly Eintrag[]) => eintraege.filter(({ art }) => art === 'seite');
    const gleich = { ...andere, text: andere.text!.replace('"/grillen"', '"/grillen/"') };
    expect(ohneWege(zurueck.nachher)).toEqual(ohneWege([grillen, wald, gleich]));
    expect(zurueck.nachher.filter(({ art }) => art === 'umleitung').map(({ daten }) => daten)).toEqual([
      { von: '/feuer/', nach: '/grillen/' },
      { von: '/freizeit/grillplaetze/', nach: '/grillen/' },
      { von: '/freizeit/grillplaetze/wald/', nach: '/grillen/wald/' },
    ]);
  });
});

describe('a page that is taken away', () => {
  it('leaves its links and its address to another one, or nothing', () => {
    const adresse = findAdresse(seiteArt, grillen)!;
    const { nachher } = changeBestand(BESTAND, { ...NICHTS, ersatz: { adresse, ziel: '/freizeit/' } });
    expect(listZiele(find(nachher, 'start')!)).toEqual([
      '/freizeit/',
      '/grillen/wald/',
      '/freizeit/',
      '/freizeit/',
      'https://x.de/grillen/',
    ]);
    expect(find(nachher, '/grillen/')?.daten).toEqual({ von: '/grillen/', nach: '/freizeit/' });
    expect(changeBestand(BESTAND, NICHTS).nachher).toEqual([wald, andere, BESTAND[3]]);
  });

  it('takes its address back from the redirect when it is published again', () => {
    const weg = [andere, umleitung('/grillen/', '/freizeit/')];
    expect(changeBestand(weg, { ...NICHTS, eintrag: grillen }).nachher).toEqual([grillen, andere]);
  });
});

it('tells what has to be written and what goes', () => {
  const { nachher } = move('/b/');
  const { neue, entfernte } = compareBestand(BESTAND, nachher);
  expect(entfernte.map(({ schluessel }) => schluessel)).toEqual(['grillen', 'grillen/wald']);
  expect(neue.map(({ schluessel }) => schluessel).sort()).toEqual(
    ['/feuer/', '/grillen/', '/grillen/wald/', 'b', 'b/wald', 'start'].sort(),
  );
  expect(compareBestand(BESTAND, BESTAND)).toEqual({ neue: [], alte: [], entfernte: [] });
});
