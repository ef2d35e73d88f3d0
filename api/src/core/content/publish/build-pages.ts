import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Route } from '@gm/shared/schemas/page';
import { createErrorList, type ErrorList } from '../../entries/content-error.ts';
import type { Photos } from '../../entries/photo-types.ts';
import { renderWithPictures } from '../../entries/text/markdown.ts';
import { buildRedirect } from '../../platform/rules/build-redirect.ts';
import { HOME_PAGE } from '../../platform/rules/home-page.ts';
import { buildImageUpload } from '../../services/images/image-upload.ts';
import { findTimesFrom } from '../zeitenstellen.ts';
import type { Content } from './read-content.ts';

interface Place {
  gemeinde: Gemeinde;
  datei: string;
  fotos: Photos;
  fehler: ErrorList;
}

function findImage(name: string, field: string, { datei: file, fotos: photos, fehler: error }: Place) {
  const photo = photos.get(name);
  if (!photo) error.add(file, field, `Das Foto „${name}“ steht nicht in fotos/fotos.yaml.`);
  return photo && buildImageUpload({ ...photo, bild_id: photo.id, copyright: photo.copyright ?? null });
}

/** Finds an e-service in the municipality's configuration by title, so that pages do not repeat its address. */
function findService(title: string, field: string, { datei: file, gemeinde, fehler: error }: Place) {
  const service = gemeinde.eServices.find((entry) => entry.titel === title);
  if (!service) error.add(file, field, `Der E-Service „${title}“ steht nicht in gemeinde.yaml.`);
  return service && { titel: title, link: service.href, symbol: service.symbol, extern: service.extern };
}

/** Block options that some templates get from the configuration. */
const getDefaults = (template: string, { serviceportal, ticketshop }: Gemeinde) =>
  ({ serviceportal, ticketshop })[template];

/**
 * Replaces at any depth: `eService` by the service with that title, `zeitenVon` by the opening times of that office,
 * `foto` by picture fields, and `md` by `text` with HTML.
 */
function fillContext(value: unknown, field: string, location: Place): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fillContext(item, `${field}.${index}`, location));
  if (value === null || typeof value !== 'object') return value;
  const filled: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const innerField = `${field}.${key}`;
    if (key === 'md' && typeof item === 'string') {
      const { datei: file, fotos: photos, fehler: error } = location;
      filled.text = renderWithPictures(item, photos, (message) => error.add(file, innerField, message));
    } else if (key === 'foto' && typeof item === 'string') {
      const { bild: image, bildcopyright: imageCopyright } = findImage(item, innerField, location) ?? {};
      Object.assign(filled, { bild: image, bildcopyright: imageCopyright });
    } else if (key === 'eService' && typeof item === 'string') {
      Object.assign(filled, findService(item, innerField, location));
    } else if (key === 'zeitenVon') {
      const hasOwn =
        'oeffnungszeiten' in value && Array.isArray(value.oeffnungszeiten) && value.oeffnungszeiten.length > 0;
      const timesFrom = typeof item === 'string' && item !== '' ? item : undefined;
      const times = findTimesFrom(
        location.gemeinde,
        { zeitenVon: timesFrom, hatEigene: hasOwn },
        { ...location, feld: innerField },
      );
      if (times) filled.oeffnungszeiten = times;
    } else if (!(key === 'oeffnungszeiten' && filled.oeffnungszeiten))
      filled[key] = fillContext(item, innerField, location);
  }
  return filled;
}

/** Titles from the start page down to the page itself. Skips folders without a page. */
function buildBreadcrumbs(path: string, pages: Content['seiten']): Route['breadcrumbs'] {
  const parts = path.split('/').filter(Boolean);
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  const crumbs = paths.flatMap((href) => {
    const title = pages.get(href)?.titel;
    return title === undefined ? [] : [{ title, href }];
  });
  return [HOME_PAGE, ...crumbs];
}

/**
 * Builds the replies of `GET /api/cms/route` by path, including redirects. Blocks of the state portal and of the ticket
 * shop get the municipality's settings as options. Skips paths that `isWanted` rejects. Throws `inhalt_fehlerhaft` for
 * unknown photos and e-services and for redirects from existing pages.
 */
export function buildPages(
  { seiten: pages, umleitungen: redirects, gemeinde }: Pick<Content, 'seiten' | 'umleitungen' | 'gemeinde'>,
  photos: Photos,
  isWanted: (path: string) => boolean = () => true,
): Map<string, Route> {
  const error = createErrorList();
  const routes = new Map<string, Route>();
  for (const [path, page] of pages) {
    // Skipped pages still provide titles for breadcrumbs.
    if (!isWanted(path)) continue;
    const location = { datei: page.datei, fotos: photos, gemeinde, fehler: error };
    const leading = page.markdown
      ? [{ template: 'text', slot: 'content' as const, versteckt: false, context: { md: page.markdown }, options: {} }]
      : [];
    routes.set(path, {
      id: page.id ?? null,
      pageLayout: page.layout,
      pageTheme: page.theme,
      title: page.titel,
      description: page.beschreibung ?? null,
      canonical: null,
      breadcrumbs: buildBreadcrumbs(path, pages),
      heroImages: page.hero.map(
        ({ foto: name, titel: title, untertitel: underTitle, link, linktext: linkText, bildtext: caption }, index) => {
          const field = `hero.${index}.foto`;
          if (name && readMotifPicture(name)) location.fehler.add(location.datei, field, 'Hier passt nur ein Foto.');
          const image = name ? findImage(name, field, location) : undefined;
          return { ...image, bildtext: caption, title, subtitle: underTitle, link, linktext: linkText };
        },
      ),
      heroParallax: page.parallax ?? null,
      blocks: [...leading, ...page.bloecke].flatMap(
        ({ template, slot, versteckt: hidden, context, options }, index) => {
          const filled = fillContext(context, `bloecke.${index - leading.length}.context`, location);
          if (hidden) return [];
          return {
            template,
            slotName: slot,
            context: filled,
            options: { ...getDefaults(template, gemeinde), ...options },
          };
        },
      ),
      apiCalls: page.apiCalls,
      openSlot: page.karten ?? null,
      redirect: null,
      robots: page.robots ?? null,
      anmeldung: page.anmeldung ?? null,
    });
  }
  for (const { von: from, nach: to, status } of redirects) {
    if (routes.has(from)) error.add('umleitungen.yaml', from, 'Unter dieser Adresse gibt es eine Seite.');
    routes.set(from, buildRedirect(to, status));
  }
  error.throwIfAny();
  return routes;
}
