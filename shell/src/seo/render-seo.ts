import { scale } from '@gm/shared/regeln/bild-groessen';
import type { Bild } from '@gm/shared/schemas/bild';
import { describePage, type SeoQuelle, withoutSoftHyphens } from './json-ld.ts';

/** Wide enough for every preview; one of the widths the api scales to. */
const IMAGE_WIDTH_PX = 1280;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function renderMeta(property: string, content: string | number | null | undefined): string {
  if (content === null || content === undefined || content === '') return '';
  return `<meta property="${property}" content="${escapeAttribute(withoutSoftHyphens(String(content)))}">`;
}

/** JSON inside a `<script>`: nothing in it can end the element. No policy governs data blocks, so no nonce either. */
const renderJsonLd = (fact: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(fact).replaceAll('<', '\\u003c')}</script>`;

function renderImage(bild: Bild | null | undefined, url: string | null): string {
  if (!bild || !url) return '';
  const { breite, hoehe } = scale(bild, IMAGE_WIDTH_PX);
  return [
    renderMeta('og:image', url),
    renderMeta('og:image:width', breite),
    renderMeta('og:image:height', hoehe),
    renderMeta('og:image:alt', bild.alt),
  ].join('');
}

/**
 * Open Graph and JSON-LD of a page as markup for its head. Made for whoever fetches the document and runs no script, so
 * it is neither hydrated nor part of the page data; `remove-seo.ts` takes it away when the browser shows another page.
 */
export function renderSeo(quelle: Omit<SeoQuelle, 'image'>): string {
  const { seite, seo, gemeinde, publicUrl } = quelle;
  if (seite.status !== 200) return '';
  const bild = seo?.image ?? seite.heroImages.find((image) => image.bild)?.bild;
  const image = bild ? `${publicUrl}/api/bild/${bild.id}/${IMAGE_WIDTH_PX}` : null;
  const isArticle = seo?.type === 'article';
  return [
    renderMeta('og:type', isArticle ? 'article' : 'website'),
    renderMeta('og:site_name', gemeinde.name),
    renderMeta('og:locale', 'de_DE'),
    renderMeta('og:title', seite.title),
    renderMeta('og:description', seite.description),
    renderMeta('og:url', seite.canonical ?? publicUrl + seite.pfad),
    renderImage(bild, image),
    isArticle ? renderMeta('article:published_time', seo.published) + renderMeta('article:section', seo.section) : '',
    ...describePage({ ...quelle, image }).map(renderJsonLd),
  ].join('');
}
