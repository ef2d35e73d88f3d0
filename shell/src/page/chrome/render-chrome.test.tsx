// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gemeinde, menus } from './examples.ts';
import { markCurrent } from './mark-current.ts';
import { renderChrome } from './render-chrome.tsx';

/** A Thursday, 15:00 in Berlin. */
const now = new Date('2025-11-20T14:00:00Z');

function show(html: string) {
  document.body.innerHTML = html;
  return within(document.body);
}

describe('header', () => {
  const { kopf: head, panele: panels } = renderChrome({ gemeinde, menus, jetzt: now });
  let page: ReturnType<typeof show>;
  beforeEach(() => {
    page = show(head + panels);
  });

  it('shows how long the citizens’ office is open', () => {
    expect(page.getByText('Bürgerbüro heute bis 18:00 Uhr geöffnet')).toBeTruthy();
  });

  it.each(['Menü', 'Suche', 'Digitales Rathaus'])('has a toggle %s that opens the panel of that name', (name) => {
    const toggle = page.getByRole('button', { name });
    // The browser sets it; in the markup it would stay false while a panel is open without scripts.
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

  it('has three menu levels', () => {
    const menu = page.getByRole('navigation', { name: 'Hauptmenü', hidden: true });
    const path = (title: string) => {
      const names: string[] = [];
      for (let at = within(menu).getByText(title).closest('details'); at; at = at.parentElement!.closest('details')) {
        names.unshift(at.querySelector('summary')!.lastChild!.textContent!.trim());
      }
      return names;
    };
    expect(path('Aktuelles')).toEqual([]);
    expect(path('Kontakt')).toEqual(['Rathaus']);
    expect(path('Organigramm')).toEqual(['Rathaus', 'Verwaltung']);
  });

  it('opens one sibling of a menu at a time, and separates the levels', () => {
    const [rathaus, administration] = document.querySelectorAll('.gm-menu details');
    expect(rathaus?.getAttribute('name')).toBeTruthy();
    expect(administration?.getAttribute('name')).not.toBe(rathaus?.getAttribute('name'));
  });

  it('links once to the page of a menu entry with entries below it', () => {
    const menu = page.getByRole('navigation', { name: 'Hauptmenü', hidden: true });
    expect(within(menu).getByRole('link', { name: 'Übersicht Rathaus', hidden: true }).getAttribute('href')).toBe(
      '/rathaus/',
    );
    expect(menu.querySelectorAll('a[href="/verwaltung/"]')).toHaveLength(1);
  });

  it('shows titles as text, never as markup', () => {
    const hostile = '<img src=x onerror="alert(1)">&amp;';
    const items = [{ title: hostile, href: '/x/', menuItems: [{ title: hostile, href: '/y/', menuItems: [] }] }];
    const all = { Hauptmenü: { menuItems: items }, Quicklinks_Header: { menuItems: items } };
    for (const variant of ['standard', 'variante'] as const) {
      const rendered = renderChrome({ gemeinde: { ...gemeinde, kopf: variant }, menus: all, jetzt: now });
      show(rendered.kopf + rendered.panele);
      expect(document.querySelector('img')).toBeNull();
      expect(document.querySelector('.gm-menu a[href="/y/"]')?.textContent).toBe(hostile);
    }
  });

  it('marks external services as such', () => {
    const external = page.getByRole('link', { name: 'Termin im Bürgerbüro (externer Dienst)', hidden: true });
    expect(external.getAttribute('rel')).toBe('noopener');
    expect(page.getByRole('link', { name: 'Grillplatz buchen', hidden: true }).hasAttribute('rel')).toBe(false);
    const more = page.getByRole('link', { name: 'Weitere E-Services im Digitalen Rathaus', hidden: true });
    expect(more.getAttribute('href')).toBe('/digitales-rathaus/');
  });

  it('has no inline style or handler, which the CSP would refuse', () => {
    expect(head + panels).not.toMatch(/ style=| on\w+="/);
  });
});

describe('header variant', () => {
  const { kopf: head } = renderChrome({ gemeinde: { ...gemeinde, kopf: 'variante' }, menus, jetzt: now });
  const getBar = () => within(document.querySelector<HTMLElement>('.gm-menu-bar')!);

  it('has the first level of the main menu as a bar, the levels below in panels, and the quick links', () => {
    const page = show(head);
    expect(getBar().getByRole('link', { name: 'Aktuelles' }).getAttribute('href')).toBe('/aktuelles/');
    const toggle = getBar().getByRole('button', { name: 'Rathaus' });
    const panel = within(document.getElementById(toggle.getAttribute('popovertarget')!)!);
    const links = panel.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/rathaus/', '/verwaltung/', '/verwaltung/', '/verwaltung/organigramm/', '/kontakt/']);
    expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'Menü' })).toBeTruthy();
  });

  it('is the usual header in app mode and without a menu', () => {
    const usual = { gemeinde: { ...gemeinde, kopf: 'variante' as const }, jetzt: now };
    for (const frame of [
      renderChrome({ ...usual, menus, app: true }),
      renderChrome({ ...usual, menus: { Hauptmenü: null } }),
    ]) {
      show(frame.kopf);
      expect(document.querySelector('.gm-menu-bar')).toBeNull();
    }
  });
});

describe('app mode', () => {
  const { kopf: head, panele: panels, fuss } = renderChrome({ gemeinde, menus, jetzt: now, app: true });

  it('has the notifications in its menu instead of the header, because iPhones allow them only in the app', () => {
    show(head + panels);
    const [toggle, ...others] = document.querySelectorAll('[popovertarget="gm-push"]:not([popovertargetaction])');
    expect(others).toEqual([]);
    expect(toggle?.textContent).toBe('Benachrichtigungen');
    expect(toggle?.closest('dialog')?.id).toBe('gm-menu');
    expect(document.getElementById('gm-push')?.closest('dialog')?.parentElement?.closest('dialog')).toBeNull();
  });

  it.each([
    ['menu', panels],
    ['footer', fuss],
  ])('has a link to leave it in its %s, which keeps the page', (_where, html) => {
    const link = show(html).getByRole('link', { name: 'Zur normalen Website', hidden: true });
    expect(link.getAttribute('href')).toBe('?homescreen=0');
    // The browser itself must follow it, because header and footer come with the document.
    expect(link.hasAttribute('data-native')).toBe(true);
  });

  it('has no such link outside of app mode', () => {
    const website = renderChrome({ gemeinde, menus, jetzt: now });
    expect(website.kopf + website.panele + website.fuss).not.toContain('homescreen');
  });
});

describe('footer', () => {
  it('has the links of requirement S-12', () => {
    const page = show(renderChrome({ gemeinde, menus, jetzt: now }).fuss);
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

it('works without menus, networks and opening hours', () => {
  const bare = {
    ...gemeinde,
    sozialeNetze: [],
    eServices: [],
    buergerbuero: { ...gemeinde.buergerbuero, oeffnungszeiten: [] },
  };
  const { kopf: head, fuss } = renderChrome({ gemeinde: bare, menus: { Hauptmenü: null }, jetzt: now });
  const page = show(head + fuss);
  expect(page.getByRole('button', { name: 'Menü' })).toBeTruthy();
  expect(page.queryByText(/Häufig gesucht|Bürgerbüro heute/)).toBeNull();
});

describe('markCurrent', () => {
  const { kopf: head, panele: panels, fuss } = renderChrome({ gemeinde, menus, jetzt: now });

  it('marks every link to the page and nothing else', () => {
    show(markCurrent(head + panels, '/kontakt/'));
    const marked = [...document.querySelectorAll('[aria-current="page"]')];
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/kontakt/']);
    expect(document.querySelector('.gm-logo')?.getAttribute('href')).toBe('/');
  });

  it('opens the menu branch of the page, and no other', () => {
    const listOpen = () =>
      [...document.querySelectorAll('details[open] > summary')].map((at) => at.lastChild?.textContent?.trim());
    show(markCurrent(panels, '/verwaltung/organigramm/'));
    expect(listOpen()).toEqual(['Rathaus', 'Verwaltung']);
    show(markCurrent(panels, '/aktuelles/'));
    expect(listOpen()).toEqual([]);
  });

  it('leaves the logo unlinked on the start page only', () => {
    show(markCurrent(head + fuss, '/'));
    expect(document.querySelector('.gm-logo')?.hasAttribute('href')).toBe(false);
    expect(document.querySelector('#fuss [aria-current]')?.textContent).toBe('Startseite');
  });

  it('compares paths as escaped in the markup', () => {
    expect(markCurrent('<a href="/a&amp;b/">', '/a&b/')).toBe('<a href="/a&amp;b/" aria-current="page">');
    expect(markCurrent('<a href="/x/">', '/"><script>/')).toBe('<a href="/x/">');
  });
});
