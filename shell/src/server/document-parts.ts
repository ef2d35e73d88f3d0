/** What the server adds to React's document: stylesheets, the first script, module hints and the page data. */
import { Transform, type TransformCallback } from 'node:stream';
import { THEME_COLOR } from '../app/manifest.ts';
import { DATEN_ID, serializePageData } from '../seite/page-data.ts';
import type { Asset, BootDaten } from '../seite/seite-daten.ts';
import { LAYOUT_EARLY } from './layout-early.ts';
import type { ShellAssets } from './shell-assets.ts';

export interface DocumentParts {
  assets: ShellAssets;
  boot: BootDaten;
  /** Whether there is an urgent notice: its script must run before the first paint. */
  eilt?: boolean;
  /** Markup of the page's facts for search engines (seo/render-seo.ts). */
  seo?: string;
  /** For React's inline scripts of a streamed page. */
  nonce: string;
}

const stylesheet = ({ href, integrity }: Asset) => `<link rel="stylesheet" href="${href}" integrity="${integrity}">`;
// Low: scripts only enhance what is on screen, so text, styles and pictures go first on a slow line.
const modulePreload = ({ href, integrity }: Asset) =>
  `<link rel="modulepreload" href="${href}" integrity="${integrity}" fetchpriority="low">`;

/** What every page of the shell needs without scripts. */
export function shellTags({ css, fonts, icon, symbols }: ShellAssets): string {
  return [
    ...css.map(stylesheet),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${symbols['symbol-apple-180']}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${THEME_COLOR}">`,
  ].join('');
}

const unique = (list: Asset[]) => [...new Map(list.map((asset) => [asset.href, asset])).values()];

/** What the first paint needs. Shell styles first: layers are ordered by their first appearance. */
function headTags({ assets, boot, eilt = false, seo = '' }: DocumentParts): string {
  const hints = Object.values(boot.remotes);
  const styles = hints.flatMap(({ templates }) => Object.values(templates).flatMap(({ css }) => css));
  return [
    shellTags(assets),
    ...unique(styles).map(stylesheet),
    eilt ? `<script src="${assets.eilmeldung.href}" integrity="${assets.eilmeldung.integrity}"></script>` : '',
    seo,
  ].join('');
}

/** The page's scripts and its data, at the document's end: behind what they enhance. */
function bodyTags({ assets, boot }: DocumentParts, html: string): string {
  const hints = Object.values(boot.remotes);
  const modules = hints.flatMap(({ entry, templates }) => [entry, ...Object.values(templates).flatMap(({ js }) => js)]);
  return [
    LAYOUT_EARLY,
    `<script type="module" src="${assets.main.href}" integrity="${assets.main.integrity}" fetchpriority="low"></script>`,
    ...unique(modules).map(modulePreload),
    `<script type="application/json" id="${DATEN_ID}">${serializePageData(boot, html)}</script>`,
  ].join('');
}

/** React's whole document with everything the server adds. */
export function completeDocument(html: string, parts: DocumentParts): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return (
    html.slice(0, headEnd) +
    headTags(parts) +
    html.slice(headEnd, bodyEnd) +
    bodyTags(parts, html) +
    html.slice(bodyEnd)
  );
}

/**
 * The same for a page that is sent while it is rendered: puts the tags in as the two markers come by. Works on bytes,
 * because a character may be cut in two by a chunk's end; no byte of one looks like a marker.
 */
export class DocumentTransform extends Transform {
  readonly #insertions: { before: Buffer; tags: () => string }[];
  #rest: Buffer = Buffer.alloc(0);

  constructor(parts: DocumentParts) {
    super();
    this.#insertions = [
      { before: Buffer.from('</head>'), tags: () => headTags(parts) },
      { before: Buffer.from('</body>'), tags: () => bodyTags(parts, '') },
    ];
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let next = this.#insertions[0]; next; next = this.#insertions[0]) {
      const at = this.#rest.indexOf(next.before);
      if (at < 0) break;
      this.push(this.#rest.subarray(0, at));
      this.push(next.tags());
      this.push(next.before);
      this.#rest = this.#rest.subarray(at + next.before.length);
      this.#insertions.shift();
    }
    // A marker may be cut in two by the chunk's end.
    const sent = this.#rest.length - (this.#insertions[0]?.before.length ?? 0);
    if (sent > 0) {
      this.push(this.#rest.subarray(0, sent));
      this.#rest = this.#rest.subarray(sent);
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#rest);
  }
}
