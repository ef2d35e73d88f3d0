import { describe, expect, it } from 'vitest';
import type { Entry } from '../../entries/content-kind.ts';
import { pageKind } from '../../entries/core-kinds.ts';
import { findAddress } from '../../entries/entry-address.ts';
import { listTargets } from '../../entries/targets.ts';
import { type Change, changeInventory, compareInventory } from './change-inventory.ts';

const page = (key: string, text = '', data: object = { titel: key }): Entry => ({
  art: 'seite',
  schluessel: key,
  datei: `seiten/${key}.md`,
  platz: 0,
  daten: data,
  text,
});
const redirect = (from: string, to: string, place = 0): Entry => ({
  art: 'umleitung',
  schluessel: from,
  datei: 'umleitungen.yaml',
  platz: place,
  daten: { von: from, nach: to },
  text: null,
});
const NOTHING: Change = { art: 'seite', schluessel: 'grillen', eintrag: null, nach: null, ersatz: null };
const grillen = page('grillen', 'Mehr beim [Wald](/grillen/wald/#baeume).');
const wald = page('grillen/wald');
const other = page(
  'start',
  'Zum [Grillen](/grillen/?tag=1), <a href="/grillen">hier</a>, [dort](https://x.de/grillen/).',
  {
    titel: 'Start',
    hero: [{ foto: 'grillen.jpg', link: '/grillen/' }],
    bloecke: [{ template: 'text', context: { md: 'Siehe [Wald](/grillen/wald/).' } }],
  },
);
const INVENTORY = [grillen, wald, other, redirect('/feuer/', '/grillen/')];
const find = (entries: readonly Entry[], key: string) => entries.find((entry) => entry.schluessel === key);
const move = (to: string, inventory = INVENTORY) =>
  changeInventory(inventory, { ...NOTHING, eintrag: grillen, nach: to });

it('finds links in Markdown and HTML and bare addresses, and no other text with a slash', () => {
  expect(listTargets(other)).toEqual([
    '/grillen/',
    '/grillen/wald/',
    '/grillen/?tag=1',
    '/grillen',
    'https://x.de/grillen/',
  ]);
  expect(listTargets(page('a', 'Montag/Dienstag, a > b, [x]: nichts\n\n[1]: https://y.de/z\n<https://w.de>'))).toEqual([
    'https://y.de/z',
    'https://w.de',
  ]);
  expect(listTargets(redirect('/feuer/', '/grillen/')), 'what is asked for is no link').toEqual(['/grillen/']);
});

describe('a page that moves', () => {
  const { after, umgezogene: moved } = move('/freizeit/grillplaetze/');

  it('moves the pages below it, too', () => {
    const expected = [
      ['grillen', 'freizeit/grillplaetze'],
      ['grillen/wald', 'freizeit/grillplaetze/wald'],
    ] as const;
    expect(moved).toEqual(new Map(expected));
    expect(find(after, 'freizeit/grillplaetze/wald')).toMatchObject({
      datei: 'seiten/freizeit/grillplaetze/wald.md',
    });
    expect(find(after, 'grillen')).toBeUndefined();
    const index = page('grillen/index');
    const folder = changeInventory([index, wald], {
      ...NOTHING,
      schluessel: index.schluessel,
      eintrag: index,
      nach: '/a/',
    });
    expect([...folder.umgezogene.values()].sort(), 'the page of a folder stays one').toEqual(['a/index', 'a/wald']);
  });

  it('keeps query and hash of links to it', () => {
    expect(listTargets(find(after, 'start')!)).toEqual([
      '/freizeit/grillplaetze/',
      '/freizeit/grillplaetze/wald/',
      '/freizeit/grillplaetze/?tag=1',
      '/freizeit/grillplaetze/',
      'https://x.de/grillen/',
    ]);
    expect(find(after, 'freizeit/grillplaetze')?.text).toBe('Mehr beim [Wald](/freizeit/grillplaetze/wald/#baeume).');
    expect(find(after, 'start')?.daten, 'the name of a photo is none').toMatchObject({
      hero: [{ foto: 'grillen.jpg' }],
    });
  });

  it('is redirected in one step from every earlier address', () => {
    expect(after.filter(({ art: kind }) => kind === 'umleitung').map(({ daten: data }) => data)).toEqual([
      { von: '/feuer/', nach: '/freizeit/grillplaetze/' },
      { von: '/grillen/', nach: '/freizeit/grillplaetze/' },
      { von: '/grillen/wald/', nach: '/freizeit/grillplaetze/wald/' },
    ]);
  });

  it('has no redirect left after moving back, except from where it was', () => {
    const there = find(after, 'freizeit/grillplaetze')!;
    const back = changeInventory(after, {
      ...NOTHING,
      schluessel: there.schluessel,
      eintrag: there,
      nach: '/grillen/',
    });
    const withoutWays = (entries: readonly Entry[]) => entries.filter(({ art: kind }) => kind === 'seite');
    const equal = { ...other, text: other.text!.replace('"/grillen"', '"/grillen/"') };
    expect(withoutWays(back.after)).toEqual(withoutWays([grillen, wald, equal]));
    expect(back.after.filter(({ art: kind }) => kind === 'umleitung').map(({ daten: data }) => data)).toEqual([
      { von: '/feuer/', nach: '/grillen/' },
      { von: '/freizeit/grillplaetze/', nach: '/grillen/' },
      { von: '/freizeit/grillplaetze/wald/', nach: '/grillen/wald/' },
    ]);
  });
});

describe('a page that is deleted', () => {
  it('redirects its links and its address to the replacement, if there is one', () => {
    const address = findAddress(pageKind, grillen)!;
    const { after } = changeInventory(INVENTORY, {
      ...NOTHING,
      ersatz: { adresse: address, ziel: '/freizeit/' },
    });
    expect(listTargets(find(after, 'start')!)).toEqual([
      '/freizeit/',
      '/grillen/wald/',
      '/freizeit/',
      '/freizeit/',
      'https://x.de/grillen/',
    ]);
    expect(find(after, '/grillen/')?.daten).toEqual({ von: '/grillen/', nach: '/freizeit/' });
    expect(changeInventory(INVENTORY, NOTHING).after).toEqual([wald, other, INVENTORY[3]]);
  });

  it('gets its address back from the redirect when it is published again', () => {
    const way = [other, redirect('/grillen/', '/freizeit/')];
    expect(changeInventory(way, { ...NOTHING, eintrag: grillen }).after).toEqual([grillen, other]);
  });
});

it('lists the files to write and to delete', () => {
  const { after } = move('/b/');
  const { neue: fresh, entfernte: removed } = compareInventory(INVENTORY, after);
  expect(removed.map(({ schluessel: key }) => key)).toEqual(['grillen', 'grillen/wald']);
  expect(fresh.map(({ schluessel: key }) => key).sort()).toEqual(
    ['/feuer/', '/grillen/', '/grillen/wald/', 'b', 'b/wald', 'start'].sort(),
  );
  expect(compareInventory(INVENTORY, INVENTORY)).toEqual({ neue: [], alte: [], entfernte: [] });
});

describe('a page in a menu', () => {
  const menu = (name: string, menuItems: object[]): Entry => ({
    art: 'menu',
    schluessel: name,
    datei: `menus/${name}.yaml`,
    platz: 0,
    daten: { name, menuItems },
    text: null,
  });
  const leaf = (title: string, href: string, menuItems: object[] = []) => ({ title, href, menuItems });
  const main = menu('Hauptmenü', [
    leaf('Freizeit', '/freizeit/', [leaf('grillen', '/grillen/')]),
    { title: 'Rathaus' },
  ]);
  const foot = menu('Footer_Quicklinks', [leaf('grillen', '/grillen/'), leaf('Feuer', '/grillen/')]);
  const read = (entries: readonly Entry[], key: string) => JSON.stringify(find(entries, key)?.daten);

  it('gets its new title wherever a menu has its former one, also after a move', () => {
    const renamed = { ...grillen, daten: { titel: 'Grillplätze' } };
    const { after } = changeInventory([...INVENTORY, main, foot], {
      ...NOTHING,
      eintrag: renamed,
      nach: '/freizeit/grillen/',
    });
    expect(read(after, 'Hauptmenü')).toContain('{"title":"Grillplätze","href":"/freizeit/grillen/","menuItems":[]}');
    expect(read(after, 'Footer_Quicklinks')).toContain('"title":"Feuer"');
    expect(compareInventory([main], [find(after, 'Hauptmenü') ?? main]).neue).toHaveLength(1);
  });

  it('is added at its place in the main menu alone, once', () => {
    const place = (menue: string[]) => {
      const { after } = changeInventory([wald, main, foot], {
        ...NOTHING,
        schluessel: 'grillen/wald',
        eintrag: wald,
        menue,
      });
      expect(find(after, 'Footer_Quicklinks')).toBe(foot);
      return read(after, 'Hauptmenü');
    };
    const item = '{"title":"grillen/wald","href":"/grillen/wald/"}';
    expect(place([])).toMatch(new RegExp(`${item}]}$`));
    expect(place(['Rathaus'])).toContain(`{"title":"Rathaus","menuItems":[${item}]}`);
    expect(place(['Freizeit', 'grillen'])).toContain(`"menuItems":[${item}]`);
    expect(place(['Gibt es nicht']), 'the check has refused it before').not.toContain(item);
    const { after: again } = changeInventory([grillen, main], { ...NOTHING, eintrag: grillen, menue: [] });
    expect(find(again, 'Hauptmenü'), 'it is there already').toBe(main);
  });
});
