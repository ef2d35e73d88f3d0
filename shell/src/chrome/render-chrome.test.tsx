// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gemeinde, menus } from './beispiele.ts';
import { markCurrent } from './mark-current.ts';
import { renderChrome } from './render-chrome.tsx';

/** A Thursday, 15:00 in Berlin. */
const jetzt = new Date('2025-11-20T14:00:00Z');

function show(html: string) {
  document.body.innerHTML = html;
  return within(document.body);
}

describe('header', () => {
  const { kopf, panele } = renderChrome({ gemeinde, menus, jetzt });
  let page: ReturnType<typeof show>;
  beforeEach(() => {
    page = show(kopf + panele);
  });

  it('tells how long the citizens’ office is open', () => {
    expect(page.getByText('Bürgerbüro heute bis 18:00 Uhr geöffnet')).toBeTruthy();
  });

  it.each(['Menü', 'Suche', 'Digitales Rathaus'])('has a toggle %s that opens the panel of that name', (name) => {
    const toggle = page.getByRole('button', { name });
    // The browser knows by itself; written down, it would stay false while a panel is open without scripts.
    expect(toggle.hasAttribute('aria-expanded')).toBe(false);
    const panel = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
    expect(panel?.tagName).toBe('DIALOG');
    expect(panel?.getAttribute('popover')).toBe('auto');
    expect(document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(name);
    const close = within(panel!).getByRole('button', { name: 'Schließen', hidden: true });
    expect(close.getAttribute('popovertarget')).toBe(panel?.id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
  });

  it('searches without a script', () => {
    const input = page.getByRole('textbox', { name: 'Suchbegriff', hidden: true }) as HTMLInputElement;
    expect(input.placeholder).toBe('Suchbegriff eingeben');
    expect(input.name).toBe('q');
    expect(input.form?.getAttribute('action')).toBe('/suche/');
    expect(input.form?.method).toBe('get');
    expect(within(input.form!).getByText('Suchen').getAttribute('type')).toBe('submit');
  });

  it('drills down three levels', () => {
    const menue = page.getByRole('navigation', { name: 'Hauptmenü', hidden: true });
    const path = (title: string) => {
      const names: string[] = [];
      for (let at = within(menue).getByText(title).closest('details'); at; at = at.parentElement!.closest('details')) {
        names.unshift(at.querySelector('summary')!.lastChild!.textContent!.trim());
      }
      return names;
    };
    expect(path('Aktuelles')).toEqual([]);
    expect(path('Kontakt')).toEqual(['Rathaus']);
    expect(path('Organigramm')).toEqual(['Rathaus', 'Verwaltung']);
  });

  it('keeps siblings of a menu exclusive and levels apart', () => {
    const [rathaus, verwaltung] = document.querySelectorAll('.gm-menue details');
    expect(rathaus?.getAttribute('name')).toBeTruthy();
    expect(verwaltung?.getAttribute('name')).not.toBe(rathaus?.getAttribute('name'));
  });

  it('leads to the page of a menu entry that has entries below it, once', () => {
    const menue = page.getByRole('navigation', { name: 'Hauptmenü', hidden: true });
    expect(within(menue).getByRole('link', { name: 'Übersicht Rathaus', hidden: true }).getAttribute('href')).toBe(
      '/rathaus/',
    );
    expect(menue.querySelectorAll('a[href="/verwaltung/"]')).toHaveLength(1);
  });

  it('shows titles as they are written, never as markup', () => {
    const hostile = '<img src=x onerror="alert(1)">&amp;';
    const items = [{ title: hostile, href: '/x/', menuItems: [{ title: hostile, href: '/y/', menuItems: [] }] }];
    const all = { Hauptmenü: { menuItems: items }, Quicklinks_Header: { menuItems: items } };
    for (const variante of ['standard', 'variante'] as const) {
      const rendered = renderChrome({ gemeinde: { ...gemeinde, kopf: variante }, menus: all, jetzt });
      show(rendered.kopf + rendered.panele);
      expect(document.querySelector('img')).toBeNull();
      expect(document.querySelector('.gm-menue a[href="/y/"]')?.textContent).toBe(hostile);
    }
  });

  it('announces external services as such', () => {
    const extern = page.getByRole('link', { name: 'Termin im Bürgerbüro (externer Dienst)', hidden: true });
    expect(extern.getAttribute('rel')).toBe('noopener');
    expect(page.getByRole('link', { name: 'Grillplatz buchen', hidden: true }).hasAttribute('rel')).toBe(false);
    const more = page.getByRole('link', { name: 'Weitere E-Services im Digitalen Rathaus', hidden: true });
    expect(more.getAttribute('href')).toBe('/digitales-rathaus/');
  });

  it('carries no inline style and no inline handler, which the CSP would refuse', () => {
    expect(kopf + panele).not.toMatch(/ style=| on\w+="/);
  });
});

describe('variant header', () => {
  const { kopf } = renderChrome({ gemeinde: { ...gemeinde, kopf: 'variante' }, menus, jetzt });
  const getBar = () => within(document.querySelector<HTMLElement>('.gm-menue-leiste')!);

  it('has the first level of the main menu as a bar, what is below it in panels, and the quick links', () => {
    const page = show(kopf);
    expect(getBar().getByRole('link', { name: 'Aktuelles' }).getAttribute('href')).toBe('/aktuelles/');
    const toggle = getBar().getByRole('button', { name: 'Rathaus' });
    const panel = within(document.getElementById(toggle.getAttribute('popovertarget')!)!);
    const links = panel.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/rathaus/', '/verwaltung/', '/verwaltung/', '/verwaltung/organigramm/', '/kontakt/']);
    expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'Menü' })).toBeTruthy();
  });

  it('is the usual one in app mode and without a menu', () => {
    const usual = { gemeinde: { ...gemeinde, kopf: 'variante' as const }, jetzt };
    for (const frame of [
      renderChrome({ ...usual, menus, app: true }),
      renderChrome({ ...usual, menus: { Hauptmenü: null } }),
    ]) {
      show(frame.kopf);
      expect(document.querySelector('.gm-menue-leiste')).toBeNull();
    }
  });
});

describe('app mode', () => {
  const { kopf, panele, fuss } = renderChrome({ gemeinde, menus, jetzt, app: true });

  it('has the notifications in its menu, not in the header, since iPhones allow them in the app alone', () => {
    show(kopf + panele);
    const [toggle, ...others] = document.querySelectorAll('[popovertarget="gm-push"]:not([popovertargetaction])');
    expect(others).toEqual([]);
    expect(toggle?.textContent).toBe('Benachrichtigungen');
    expect(toggle?.closest('dialog')?.id).toBe('gm-menue');
    expect(document.getElementById('gm-push')?.closest('dialog')?.parentElement?.closest('dialog')).toBeNull();
  });

  it.each([
    ['menu', panele],
    ['footer', fuss],
  ])('has a way out in its %s, which keeps the page', (_where, html) => {
    const link = show(html).getByRole('link', { name: 'Zur normalen Website', hidden: true });
    expect(link.getAttribute('href')).toBe('?homescreen=0');
    // The browser itself has to follow it: header and footer come with the document.
    expect(link.hasAttribute('data-native')).toBe(true);
  });

  it('is left by nobody who is not in it', () => {
    const website = renderChrome({ gemeinde, menus, jetzt });
    expect(website.kopf + website.panele + website.fuss).not.toContain('homescreen');
  });
});

describe('footer', () => {
  it('has the links of requirement S-12', () => {
    const page = show(renderChrome({ gemeinde, menus, jetzt }).fuss);
    const links = Object.entries({
      Öffnungszeiten: '/anschrift/',
      Bürgerbüro: '/buergerbuero/',
      'Klima & Umwelt': '/klima-umwelt/',
      'Fairtrade-Gemeinde': '/fairtrade/',
      'Cradle to Cradle': '/cradle-to-cradle/',
      Abfalltermine: '/abfalltermine/',
      'info@beispielhausen.example': 'mailto:info@beispielhausen.example',
      '07082 000-0': 'tel:+4970820000',
      'Nach oben': '#oben',
    });
    for (const [name, href] of links) expect(page.getByRole('link', { name }).getAttribute('href')).toBe(href);
    const bar = page.getByRole('navigation', { name: 'Barrierefreiheit und Rechtliches' });
    expect(
      within(bar)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('a')?.getAttribute('href')),
    ).toEqual([
      '/barrierefreiheit/',
      '/leichte-sprache/',
      '/seitenbedienung/',
      '/fehler-melden/',
      '/impressum/',
      '/kontakt/',
      '/',
    ]);
  });
});

it('stands without menus, networks and opening times', () => {
  const bare = {
    ...gemeinde,
    sozialeNetze: [],
    eServices: [],
    buergerbuero: { ...gemeinde.buergerbuero, oeffnungszeiten: [] },
  };
  const { kopf, fuss } = renderChrome({ gemeinde: bare, menus: { Hauptmenü: null }, jetzt });
  const page = show(kopf + fuss);
  expect(page.getByRole('button', { name: 'Menü' })).toBeTruthy();
  expect(page.queryByText(/Häufig gesucht|Bürgerbüro heute/)).toBeNull();
});

describe('markCurrent', () => {
  const { kopf, panele, fuss } = renderChrome({ gemeinde, menus, jetzt });

  it('marks every link to the page and nothing else', () => {
    show(markCurrent(kopf + panele, '/kontakt/'));
    const marked = [...document.querySelectorAll('[aria-current="page"]')];
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/kontakt/']);
    expect(document.querySelector('.gm-logo')?.getAttribute('href')).toBe('/');
  });

  it('opens the branch of the menu that leads to the page, and no other', () => {
    const listOpen = () =>
      [...document.querySelectorAll('details[open] > summary')].map((at) => at.lastChild?.textContent?.trim());
    show(markCurrent(panele, '/verwaltung/organigramm/'));
    expect(listOpen()).toEqual(['Rathaus', 'Verwaltung']);
    show(markCurrent(panele, '/aktuelles/'));
    expect(listOpen()).toEqual([]);
  });

  it('leaves the logo unlinked on the start page only', () => {
    show(markCurrent(kopf + fuss, '/'));
    expect(document.querySelector('.gm-logo')?.hasAttribute('href')).toBe(false);
    expect(document.querySelector('#fuss [aria-current]')?.textContent).toBe('Startseite');
  });

  it('compares paths as they stand in markup', () => {
    expect(markCurrent('<a href="/a&amp;b/">', '/a&b/')).toBe('<a href="/a&amp;b/" aria-current="page">');
    expect(markCurrent('<a href="/x/">', '/"><script>/')).toBe('<a href="/x/">');
  });
});
