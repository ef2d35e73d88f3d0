import type { Route } from '@gm/shared/schemas/page';
import { buildDeskPage } from '../../desk/build-desk-route.ts';

export const EDITORIAL = { title: 'Redaktion', href: '/intranet/redaktion/' };
export const CONTENTS = { title: 'Inhalte der Website', href: `${EDITORIAL.href}inhalte/` };
export const PAGES = { title: 'Seiten und Menü', href: `${EDITORIAL.href}seiten/` };
const API = '/api/intranet/redaktion/';

/**
 * Link to the form of an existing or new content entry; kinds with a single entry need no key.
 * @param from page that the form leads back to; default: the list of contents
 */
export function buildContentHref(kind: string, key?: string, from?: string): string {
  const query = Object.entries({ id: key, von: from }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${EDITORIAL.href}inhalt-${kind}/${query.length > 0 ? '?' : ''}${query.join('&')}`;
}

/** Link to the form of a new entry copied from `model`, an entry of its kind or a pattern. */
export const buildHowHref = (kind: string, model: { art: string; schluessel: string }) =>
  `${buildContentHref(kind)}?wie=${encodeURIComponent(`${model.art}/${model.schluessel}`)}`;

/** Path segment of a content form: its kind, which may contain hyphens. */
const CONTENT = /^inhalt-([a-z-]+)$/;
const CONTRIBUTION = /^([A-Z]{2}-\d{4}-\d{4,9})(?:\/fassung-(\d{1,9})(?:\/gegen-(\d{1,9}))?)?$/i;

/** Pages for forms, earlier versions and lists of entries; null for other paths. */
export function buildEditorialRoute(path: string): Route | null {
  if (!path.startsWith(EDITORIAL.href)) return null;
  const rest = path.slice(EDITORIAL.href.length, -1);
  if (rest === 'inhalte') {
    return buildDeskPage({
      titel: 'Inhalte der Website',
      ueber: [EDITORIAL],
      name: 'inhalte',
      endpoint: `${API}inhalte`,
      passThrough: ['typ', 'q', 'sort', 'ansicht', 'seite'],
      blocks: [{ template: 'redaktion-inhalte' }],
    });
  }
  if (rest === 'mehrere') {
    return buildDeskPage({
      titel: 'Mehrere Beiträge auf einmal',
      ueber: [EDITORIAL],
      name: 'redaktion',
      endpoint: API.slice(0, -1),
      passThrough: ['ansicht', 'typ', 'q', 'sort', 'seite'],
      blocks: [{ template: 'redaktion-mehrere' }],
    });
  }
  if (rest === 'inhalte/mehrere') {
    return buildDeskPage({
      titel: 'Mehrere Inhalte auf einmal',
      ueber: [EDITORIAL, CONTENTS],
      name: 'inhalte',
      endpoint: `${API}inhalte`,
      passThrough: ['typ', 'q', 'sort', 'ansicht', 'seite'],
      blocks: [{ template: 'redaktion-mehrere' }],
    });
  }
  if (rest === 'medien') {
    return buildDeskPage({
      titel: 'Mediathek',
      ueber: [EDITORIAL],
      name: 'medien',
      endpoint: `${API}medien`,
      passThrough: ['q', 'typ', 'sort', 'seite'],
      blocks: [{ template: 'redaktion-medien' }],
    });
  }
  if (rest === 'seiten') {
    return buildDeskPage({
      titel: PAGES.title,
      ueber: [EDITORIAL],
      name: 'seiten',
      endpoint: `${API}seiten`,
      passThrough: ['q', 'ort'],
      blocks: [{ template: 'redaktion-seiten' }],
    });
  }
  if (rest === 'seiten/neu' || rest === 'seiten/einrichten') {
    const isNew = rest === 'seiten/neu';
    return buildDeskPage({
      titel: isNew ? 'Neue Seite' : 'Titel, Adresse und Menü',
      ueber: [EDITORIAL, PAGES],
      name: 'seite',
      endpoint: `${API}seite`,
      passThrough: [isNew ? 'ort' : 'id'],
      blocks: [{ template: 'redaktion-seite' }],
    });
  }
  if (rest === 'links') {
    return buildDeskPage({
      titel: 'Links prüfen',
      ueber: [EDITORIAL, CONTENTS],
      name: 'links',
      endpoint: `${API}links`,
      passThrough: ['typ', 'sort', 'seite'],
      blocks: [{ template: 'redaktion-links' }],
    });
  }
  const [, content] = CONTENT.exec(rest) ?? [];
  if (content) {
    return buildDeskPage({
      titel: 'Inhalt bearbeiten',
      ueber: [EDITORIAL, CONTENTS],
      name: 'beitrag',
      endpoint: `${API}inhalte/${content}`,
      passThrough: ['id', 'wie'],
      blocks: [{ template: 'redaktion-beitrag' }],
    });
  }
  const [, found, version, other] = CONTRIBUTION.exec(rest) ?? [];
  if (!found) return null;
  const reference = found.toUpperCase();
  const endpoint = API + reference;
  const about = [EDITORIAL, { title: reference, href: `${EDITORIAL.href}${reference}/` }];
  if (version) {
    return buildDeskPage({
      titel: other ? `Fassung ${version} und ${other}` : `Fassung ${version}`,
      ueber: about,
      name: 'fassung',
      endpoint: `${endpoint}/fassung/${version}${other ? `/gegen/${other}` : ''}`,
      blocks: [{ template: 'redaktion-fassung' }],
    });
  }
  return buildDeskPage({
    titel: reference,
    ueber: [EDITORIAL],
    name: 'beitrag',
    endpoint,
    blocks: [{ template: 'redaktion-beitrag' }],
  });
}
