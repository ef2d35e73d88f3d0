import type { Route } from '@gm/shared/schemas/seite';
import { buildTischSeite } from '../freigaben/build-tisch-route.ts';
import type { Publikationen } from './publikation.ts';

export const REDAKTION = { title: 'Redaktion', href: '/intranet/redaktion/' };
export const INHALTE = { title: 'Inhalte der Website', href: `${REDAKTION.href}inhalte/` };
const API = '/api/intranet/redaktion/';

/** The form of an entry of the content, or of a new one. */
export const buildInhaltHref = (art: string, schluessel?: string) =>
  `${REDAKTION.href}inhalt-${art}/${schluessel === undefined ? '' : `?id=${encodeURIComponent(schluessel)}`}`;

/** The form of a new entry that begins with what `vorbild` says, an entry of its kind or a pattern for it. */
export const buildWieHref = (art: string, vorbild: { art: string; schluessel: string }) =>
  `${buildInhaltHref(art)}?wie=${encodeURIComponent(`${vorbild.art}/${vorbild.schluessel}`)}`;

/** The form of an entry of the content: its kind, which may have hyphens. */
const INHALT = /^inhalt-([a-z-]+)$/;
const BEITRAG = /^(([A-Z]{2})-\d{4}-\d{4,9})(?:\/fassung-(\d{1,9}))?$/i;

/** The form and earlier versions of what editors write, and their lists; null for another path. */
export function buildRedaktionRoute(pfad: string, { alle }: Publikationen): Route | null {
  if (!pfad.startsWith(REDAKTION.href)) return null;
  const rest = pfad.slice(REDAKTION.href.length, -1);
  const formular = (titel: string, endpoint: string, art: string) =>
    buildTischSeite({
      titel,
      ueber: [REDAKTION],
      name: 'beitrag',
      endpoint,
      blocks: [{ template: 'redaktion-beitrag', options: { aktion: API + art } }],
    });
  if (rest === 'inhalte') {
    return buildTischSeite({
      titel: 'Inhalte der Website',
      ueber: [REDAKTION],
      name: 'inhalte',
      endpoint: `${API}inhalte`,
      passThrough: ['typ', 'q', 'sort', 'ansicht', 'seite'],
      blocks: [{ template: 'redaktion-inhalte' }],
    });
  }
  if (rest === 'mehrere') {
    return buildTischSeite({
      titel: 'Mehrere Beiträge auf einmal',
      ueber: [REDAKTION],
      name: 'redaktion',
      endpoint: API.slice(0, -1),
      passThrough: ['ansicht', 'typ', 'q', 'sort', 'seite'],
      blocks: [{ template: 'redaktion-mehrere' }],
    });
  }
  if (rest === 'inhalte/mehrere') {
    return buildTischSeite({
      titel: 'Mehrere Inhalte auf einmal',
      ueber: [REDAKTION, INHALTE],
      name: 'inhalte',
      endpoint: `${API}inhalte`,
      passThrough: ['typ', 'q', 'sort', 'ansicht', 'seite'],
      blocks: [{ template: 'redaktion-mehrere' }],
    });
  }
  if (rest === 'medien') {
    return buildTischSeite({
      titel: 'Mediathek',
      ueber: [REDAKTION],
      name: 'medien',
      endpoint: `${API}medien`,
      passThrough: ['q', 'typ', 'sort', 'seite'],
      blocks: [{ template: 'redaktion-medien' }],
    });
  }
  if (rest === 'links') {
    return buildTischSeite({
      titel: 'Links zu anderen Websites',
      ueber: [REDAKTION, INHALTE],
      name: 'links',
      endpoint: `${API}links`,
      passThrough: ['typ', 'sort', 'seite'],
      blocks: [{ template: 'redaktion-links' }],
    });
  }
  const [, inhalt] = INHALT.exec(rest) ?? [];
  if (inhalt) {
    return buildTischSeite({
      titel: 'Inhalt bearbeiten',
      ueber: [REDAKTION, INHALTE],
      name: 'beitrag',
      endpoint: `${API}inhalte/${inhalt}`,
      passThrough: ['id', 'wie'],
      blocks: [{ template: 'redaktion-beitrag', options: { aktion: `${API}inhalt` } }],
    });
  }
  const [, gefunden, kuerzel, fassung] = BEITRAG.exec(rest) ?? [];
  // What once had a form of its own kind keeps its number.
  const art = alle.find((publikation) => publikation.kuerzel === kuerzel?.toUpperCase()) ?? alle[0];
  if (!gefunden || !art) return null;
  const referenz = gefunden.toUpperCase();
  const endpoint = API + referenz;
  const ueber = [REDAKTION, { title: referenz, href: `${REDAKTION.href}${referenz}/` }];
  if (fassung) {
    return buildTischSeite({
      titel: `Fassung ${fassung}`,
      ueber,
      name: 'fassung',
      endpoint: `${endpoint}/fassung/${fassung}`,
      blocks: [{ template: 'redaktion-fassung' }],
    });
  }
  return formular(referenz, endpoint, art.name);
}
