/** What the server adds to React's document: stylesheets, the first script, module hints and the page data. */
import { THEME_COLOR } from '../app/manifest.ts';
import { DATEN_ID, serializePageData } from '../seite/page-data.ts';
import type { Asset, BootDaten } from '../seite/seite-daten.ts';
import { AFTER_PAINT, LATER_ID } from './after-paint.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { InlineStyle } from './style-store.ts';

export interface DocumentParts {
  assets: ShellAssets;
  boot: BootDaten;
  /** Whether there is an urgent notice: its script must run before the first paint. */
  eilt?: boolean;
  /** Markup of the page's facts for search engines (seo/render-seo.ts). */
  seo?: string;
  /** Stylesheets that the browser has. */
  linked: Asset[];
  /** All others, in the order in which they count. */
  inline: InlineStyle[];
  /** Those of what stands behind the content: in front of it, for browsers that do not have them. */
  lower: InlineStyle[];
  /** Tags for pictures that are wanted early. */
  preloads?: string;
}

export const stylesheet = ({ href, integrity }: Asset) =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity}">`;
const modulePreload = ({ href, integrity }: Asset) =>
  `<link rel="modulepreload" href="${href}" integrity="${integrity}">`;

/**
 * Wanted for the first paint where the line is fast enough, and in nobody's way where it is not: both files are as large as
 * the picture of a page (decision 044).
 */
export const fontTags = ({ fonts }: ShellAssets): string =>
  fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`)
    .join('');

/** What every page of the shell needs without scripts. */
export function shellTags({ icon, symbols }: ShellAssets): string {
  return [
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${symbols['symbol-apple-180']}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${THEME_COLOR}">`,
  ].join('');
}

const styleTag = ({ href, css }: InlineStyle) => `<style data-href="${href}">${css}</style>`;

/** In HTML styles belong into the head; those of a drawing may stand anywhere, and count for the whole page all the same. */
const lowerStyleTag = (style: InlineStyle) =>
  `<svg class="gm-visually-hidden" aria-hidden="true" focusable="false">${styleTag(style)}</svg>`;

const unique = (list: Asset[]) => [...new Map(list.map((asset) => [asset.href, asset])).values()];

/** What the first paint needs. Shell styles first: layers are ordered by their first appearance. */
function headTags({ assets, linked, inline, preloads = '', eilt = false, seo = '' }: DocumentParts): string {
  return [
    ...linked.map(stylesheet),
    // In the order in which they are asked for: servers answer in it.
    preloads,
    fontTags(assets),
    ...inline.map(styleTag),
    shellTags(assets),
    eilt ? `<script src="${assets.eilmeldung.href}" integrity="${assets.eilmeldung.integrity}"></script>` : '',
    seo,
  ].join('');
}

/** What islands need that are due at once; the script fetches the rest when it is. */
function listFirstModules({ islands, remotes, runtime }: BootDaten): Asset[] {
  const due = islands.filter(({ when }) => when === 'load');
  const modules = due.flatMap(({ remote, template }) => {
    const hint = remotes[remote];
    return hint ? [hint.entry, ...(hint.templates[template] ?? [])] : [];
  });
  return due.length > 0 ? unique([runtime, ...modules]) : [];
}

/** The page's scripts and its data, at the document's end: behind what they enhance. */
function bodyTags({ assets, boot }: DocumentParts, html: string): string {
  const { href, integrity } = assets.main;
  return [
    `<script type="application/json" id="${DATEN_ID}">${serializePageData(boot, boot.islands.length > 0 ? html : '')}</script>`,
    `<template id="${LATER_ID}"><script type="module" src="${href}" integrity="${integrity}"></script>`,
    stylesheet(assets.laterCss),
    ...listFirstModules(boot).map(modulePreload),
    '</template>',
    AFTER_PAINT.tag,
  ].join('');
}

/** Where footer and panels begin (seite/dokument.tsx). */
const LOWER = '<div id="chrome-fuss"';

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
