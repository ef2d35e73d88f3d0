import type { Route } from '@gm/shared/schemas/page';
import { buildDeskPage, findDeskPage } from '../../../core/desk/build-desk-route.ts';

const HOLIDAY = { title: 'Ferienprogramm', href: '/intranet/ferienprogramm/' };
const BOOKS = { title: 'Rechnungen und Zahlungen', href: '/intranet/ferienprogramm/kasse/' };

const SEASON = { title: 'Saison', href: `${HOLIDAY.href}saison/` };

/** Page to correct a published event; null for other paths. */
function findBerichtigung(path: string): Route | null {
  const [, num] = /^\/intranet\/ferienprogramm\/([1-9]\d{0,8})\/berichtigen\/$/.exec(path) ?? [];
  if (num === undefined) return null;
  return buildDeskPage({
    titel: 'Veranstaltung berichtigen',
    ueber: [HOLIDAY, { title: num, href: `${HOLIDAY.href}${num}/` }],
    name: 'event',
    endpoint: `/api/intranet/ferienprogramm/${num}/berichtigung`,
    blocks: [{ template: 'ferien-entwurf' }],
  });
}

/** Page to write to the families of an event or, without one, of the season; null for other paths. */
function findMessagePage(path: string): Route | null {
  const [found, num] = /^\/intranet\/ferienprogramm\/(?:([1-9]\d{0,8})\/)?nachricht\/$/.exec(path) ?? [];
  if (!found) return null;
  return buildDeskPage({
    titel: 'Den Familien schreiben',
    ueber: num ? [HOLIDAY, { title: num, href: `${HOLIDAY.href}${num}/` }] : [HOLIDAY],
    name: 'nachricht',
    endpoint: `/api/intranet/ferienprogramm/${num ? `${num}/` : ''}nachricht`,
    blocks: [{ template: 'ferien-nachricht' }],
  });
}

/** Page to manage an event, or bills; null for other paths. */
export function findAdministrationPage(path: string): Route | null {
  if (path === BOOKS.href) {
    return buildDeskPage({
      titel: BOOKS.title,
      ueber: [HOLIDAY],
      name: 'kasse',
      endpoint: '/api/intranet/ferienprogramm/kasse',
      blocks: [{ template: 'ferien-kasse' }],
    });
  }
  if (path === SEASON.href) {
    return buildDeskPage({
      titel: SEASON.title,
      ueber: [HOLIDAY],
      name: 'saison',
      endpoint: '/api/intranet/ferienprogramm/saison',
      blocks: [{ template: 'ferien-saison' }],
    });
  }
  const account = findDeskPage(
    {
      uebersicht: BOOKS,
      muster: /^FP-\d{4}-\d{4,9}$/,
      templates: ['ferien-konto'],
      name: 'konto',
      endpoint: '/api/intranet/ferienprogramm/kasse/',
    },
    path,
  );
  return (
    account ??
    findBerichtigung(path) ??
    findMessagePage(path) ??
    findDeskPage(
      {
        uebersicht: HOLIDAY,
        muster: /^[1-9]\d{0,8}$/,
        // `ferien-entwurf` shows drafts, the next two published events, `ferien-betreuung` the organisers of both.
        templates: ['ferien-entwurf', 'ferien-ueberblick', 'ferien-teilnehmer', 'ferien-betreuung'],
        name: 'event',
        endpoint: '/api/intranet/ferienprogramm/',
      },
      path,
    )
  );
}
