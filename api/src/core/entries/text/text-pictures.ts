import { getSources } from '@gm/shared/rules/image-sizes';
import { formatImageCredit } from '@gm/shared/ui/pictures/image-credit';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { Photos } from '../photo-types.ts';

/** A photo of the library within a text: `![What it shows](foto:name.jpg)`. */
const REFERENCE = /\bfoto:([\w.-]+\.(?:jpe?g|png|webp))/g;
/** The same in sanitised HTML. */
const IMAGE = /<img src="foto:([^"]*)" alt="([^"]*)" \/>/g;
/** The same as a paragraph of its own. */
const PARAGRAPH = /<p>\s*<img src="foto:[^>]*>\s*<\/p>\n?/g;

/** The column of text is at most that wide. */
const SIZES = '(min-width: 62rem) 48rem, 100vw';

/** File names of the photos that a Markdown text shows. */
export const listTextPhotos = (text: string): string[] =>
  text.includes('foto:') ? [...text.matchAll(REFERENCE)].map(([, name = '']) => name) : [];

export const dropPictures = (html: string): string =>
  html.includes('<img ') ? html.replaceAll(PARAGRAPH, '').replaceAll(IMAGE, '').trim() : html;

/** A photo without a description of its own in the text has that of the library. `htmlToText` removes all of it. */
export function showPictures(html: string, photos: Photos, report: (text: string) => void): string {
  if (!html.includes('<img ')) return html;
  return html.replaceAll(IMAGE, (_, name: string, alt: string) => {
    const photo = listTextPhotos(`foto:${name}`)[0] === name ? photos.get(name) : undefined;
    if (!photo) {
      report(`Das Foto „${name}“ steht nicht in fotos/fotos.yaml.`);
      return '';
    }
    const { src, srcSet } = getSources(photo);
    const size = `width="${photo.breite}" height="${photo.hoehe}"`;
    const image = `<img sizes="${SIZES}" srcset="${srcSet}" src="${src}" ${size} alt="${alt || escapeHtml(photo.alt)}" loading="lazy" decoding="async" />`;
    const credit = photo.copyright ? `<small>${escapeHtml(formatImageCredit(photo.copyright))}</small>` : '';
    return `<span data-gm-bild="">${image}${credit}</span>`;
  });
}
