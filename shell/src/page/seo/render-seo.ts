import { scale } from '@gm/shared/rules/image-sizes';
import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { Picture } from '@gm/shared/schemas/image';
import { describePage, type SeoSource, withoutSoftHyphens } from './json-ld.ts';

/** Wide enough for every preview, and one of the widths the api scales to. */
const IMAGE_WIDTH_PX = 1280;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function renderMeta(property: string, content: string | number | null | undefined): string {
  if (content === null || content === undefined || content === '') return '';
  return `<meta property="${property}" content="${escapeAttribute(withoutSoftHyphens(String(content)))}">`;
}

/**
 * JSON inside a `<script>`, escaped so that nothing closes the element. CSP does not apply to data blocks, so no nonce
 * is needed.
 */
const renderJsonLd = (fact: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(fact).replaceAll('<', '\\u003c')}</script>`;

function renderImage(image: Picture | null | undefined, url: string | null): string {
  if (!image || !url) return '';
  const { breite: width, hoehe: height } = scale(image, IMAGE_WIDTH_PX);
  return [
    renderMeta('og:image', url),
    renderMeta('og:image:width', width),
    renderMeta('og:image:height', height),
    renderMeta('og:image:alt', image.alt),
  ].join('');
}

/** Markup about a page. */
export interface SeoMarkup {
  /** Open Graph, for the head. */
  meta: string;
  /** JSON-LD, for the body's end: nothing of the first paint needs it. */
  facts: string;
}

/**
 * Open Graph and JSON-LD of a page. For clients that fetch the document and run no script, so it is neither hydrated nor
 * part of the page data; `remove-seo.ts` removes it when the browser shows another page.
 */
export function renderSeo(source: Omit<SeoSource, 'image'>): SeoMarkup {
  const { seite: page, seo, gemeinde, publicUrl } = source;
  if (page.status !== 200) return { meta: '', facts: '' };
  // An illustration has no file that other sites could show.
  const picture = [seo?.image, ...page.heroImages.map(({ bild }) => bild)].find(
    (one) => one && !readMotifPicture(one.id),
  );
  const image = picture ? `${publicUrl}/api/bild/${picture.id}/${IMAGE_WIDTH_PX}` : null;
  const isArticle = seo?.type === 'article';
  const meta = [
    renderMeta('og:type', isArticle ? 'article' : 'website'),
    renderMeta('og:site_name', gemeinde.name),
    renderMeta('og:locale', 'de_DE'),
    renderMeta('og:title', page.title),
    renderMeta('og:description', page.description),
    renderMeta('og:url', page.canonical ?? publicUrl + page.pfad),
    renderImage(picture, image),
    isArticle ? renderMeta('article:published_time', seo.published) + renderMeta('article:section', seo.section) : '',
  ].join('');
  return {
    meta,
    facts: describePage({ ...source, image })
      .map(renderJsonLd)
      .join(''),
  };
}
