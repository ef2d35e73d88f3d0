/** Parts that the server adds to React's document: stylesheets, the first script, module hints and the page data. */

import { DATA_ID, serializePageData } from '../../base/page-data.ts';
import type { Asset, BootData } from '../../base/seite-daten.ts';
import { AFTER_PAINT, LATER_ID } from '../../http/policy/after-paint.ts';
import { FOOTER_ID } from '../layout/first-paint.ts';
import type { SeoMarkup } from '../seo/render-seo.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { InlineStyle } from './style-store.ts';
import { THEME_COLOR } from './web-app-manifest.ts';

export interface DocumentParts {
  assets: ShellAssets;
  boot: BootData;
  /** Whether there is an urgent notice: its script must run before the first paint. */
  eilt?: boolean;
  seo?: SeoMarkup;
  /** Stylesheets that the browser has cached. */
  linked: Asset[];
  /** All others, in the order of the cascade. */
  inline: InlineStyle[];
  /** Styles for everything after the content, for browsers that do not have them cached. */
  lower: InlineStyle[];
  /** Preload tags for pictures. */
  preloads?: string;
}

export const stylesheet = ({ href, integrity }: Asset) =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity}">`;
const modulePreload = ({ href, integrity }: Asset) =>
  `<link rel="modulepreload" href="${href}" integrity="${integrity}">`;

/**
 * Needed for the first paint on a fast connection, but with low priority on a slow one: both files are as large as the
 * picture of a page (decision 043).
 */
export const fontTags = ({ fonts }: ShellAssets): string =>
  fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`)
    .join('');

/** Tags of every page that need no scripts. */
export function shellTags({ icon, symbols }: ShellAssets): string {
  return [
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${symbols['symbol-apple-180']}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${THEME_COLOR}">`,
  ].join('');
}

const styleTag = ({ href, css }: InlineStyle) => `<style data-href="${href}">${css}</style>`;

/** HTML allows styles only in the head, but SVG allows them anywhere, and they apply to the whole page. */
const lowerStyleTag = (style: InlineStyle) =>
  `<svg class="gm-visually-hidden" aria-hidden="true" focusable="false">${styleTag(style)}</svg>`;

const unique = (list: Asset[]) => [...new Map(list.map((asset) => [asset.href, asset])).values()];

/** Everything for the first paint. Shell styles first: layers are ordered by their first appearance. */
function headTags({ assets, linked, inline, preloads = '', eilt = false, seo }: DocumentParts): string {
  return [
    ...linked.map(stylesheet),
    // In the order of the requests, in which servers respond.
    preloads,
    fontTags(assets),
    ...inline.map(styleTag),
    shellTags(assets),
    eilt ? `<script src="${assets.eilmeldung.href}" integrity="${assets.eilmeldung.integrity}"></script>` : '',
    seo?.meta ?? '',
  ].join('');
}

/** Modules of islands that are due at once; the script loads the rest on demand. */
function listFirstModules({ islands, remotes, runtime }: BootData): Asset[] {
  const due = islands.filter(({ when }) => when === 'load');
  const modules = due.flatMap(({ remote, template }) => {
    const hint = remotes[remote];
    return hint ? [hint.entry, ...(hint.templates[template] ?? [])] : [];
  });
  return due.length > 0 ? unique([runtime, ...modules]) : [];
}

/** The page's scripts and data, at the document's end after the elements that they enhance. */
function bodyTags({ assets, boot, seo }: DocumentParts, html: string): string {
  const { href, integrity } = assets.main;
  return [
    `<script type="application/json" id="${DATA_ID}">${serializePageData(boot, boot.islands.length > 0 ? html : '')}</script>`,
    `<template id="${LATER_ID}"><script type="module" src="${href}" integrity="${integrity}"></script>`,
    stylesheet(assets.laterCss),
    ...listFirstModules(boot).map(modulePreload),
    '</template>',
    AFTER_PAINT.tag,
    seo?.facts ?? '',
  ].join('');
}

/** The beginning of footer and panels. */
const LOWER = `<div id="${FOOTER_ID}"`;

/** React's whole document with everything the server adds. */
export function completeDocument(html: string, parts: DocumentParts): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const lowerStart = parts.lower.length > 0 ? html.lastIndexOf(LOWER) : bodyEnd;
  return (
    html.slice(0, headEnd) +
    headTags(parts) +
    html.slice(headEnd, lowerStart) +
    parts.lower.map(lowerStyleTag).join('') +
    html.slice(lowerStart, bodyEnd) +
    bodyTags(parts, html) +
    html.slice(bodyEnd)
  );
}
