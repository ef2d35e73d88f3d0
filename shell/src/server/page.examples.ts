/** Shared data for server tests: a page, its document parts, a frame. */
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import type { BlockData, BootData, Island, PageData, PageReply, RemoteHint } from '../base/seite-daten.ts';
import type { Visitor } from '../http/session/visitor.ts';
import { createErrorPage } from '../page/load/create-error-page.ts';
import type { DocumentParts } from '../page/render/document-parts.ts';
import type { ShellAssets } from '../page/render/shell-assets.ts';

export const visitor: Visitor = { address: '203.0.113.7', session: null };

export const gemeinde: GemeindeShort = {
  name: 'Beispielhausen',
  strasse: 'Hauptstraße 1',
  plz: '12345',
  ort: 'Beispielhausen',
  telefon: '07082 000-0',
  email: 'info@beispielhausen.example',
  ortsteile: [],
};

export const assets: ShellAssets = {
  main: { href: '/shell/main.1.js', integrity: 'sha384-main' },
  runtime: { href: '/shell/islands.1.js', integrity: 'sha384-islands' },
  eilmeldung: { href: '/shell/eilmeldung.1.js', integrity: 'sha384-eilmeldung' },
  css: [{ href: '/shell/main.1.css', integrity: 'sha384-css' }],
  lowerCss: { href: '/shell/unten.1.css', integrity: 'sha384-unten' },
  laterCss: { href: '/shell/spaeter.1.css', integrity: 'sha384-spaeter' },
  pageCss: {
    fotos: { href: '/shell/frame-fotos.1.css', integrity: 'sha384-fotos' },
    slider: { href: '/shell/frame-slider.1.css', integrity: 'sha384-slider' },
    huegel: { href: '/shell/frame-huegel.1.css', integrity: 'sha384-huegel' },
    themen: { href: '/shell/frame-themen.1.css', integrity: 'sha384-themen' },
    arbeit: { href: '/shell/frame-arbeit.1.css', integrity: 'sha384-arbeit' },
    app: { href: '/shell/frame-app.1.css', integrity: 'sha384-app' },
    werkzeuge: { href: '/shell/frame-werkzeuge.1.css', integrity: 'sha384-werkzeuge' },
  },
  fonts: ['/shell/fira.woff2'],
  icon: '/shell/favicon.svg',
  symbols: {
    'symbol-192': '/shell/symbol-192.png',
    'symbol-512': '/shell/symbol-512.png',
    'symbol-apple-180': '/shell/symbol-apple-180.png',
    'symbol-maske-512': '/shell/symbol-maske-512.png',
  },
  precache: [{ href: '/shell/main.1.js', integrity: 'sha384-main' }],
};

export function createBlockData(block: Partial<BlockData> = {}): BlockData {
  return {
    template: 'text',
    remote: 'mf-probe',
    slot: 'content',
    surface: 'sheet',
    context: {},
    options: {},
    island: null,
    ...block,
  };
}

export function createPage(page: Partial<PageData> = {}): PageData {
  return { ...createErrorPage('/kontakt/', '', 200, 'Beispielhausen', 'Kontakt'), robots: null, ...page };
}

export function createHint(templates: string[], remote = 'mf-probe', version = '1'): RemoteHint {
  const base = `/remotes/${remote}/${version}/`;
  const asset = (file: string) => ({ href: base + file, integrity: `sha384-${file}` });
  return {
    version,
    container: `${remote.replaceAll('-', '_')}__${version}`,
    entry: asset('client/entry.js'),
    manifest: asset('release.json'),
    templates: Object.fromEntries(templates.map((name) => [name, [asset(`client/${name}.js`)]])),
  };
}

export function createBoot(boot: Partial<BootData> = {}): BootData {
  return {
    seite: { pfad: '/kontakt/', suche: '', titel: 'Kontakt' },
    islands: [],
    remotes: {},
    status: 200,
    generation: 1,
    runtime: assets.runtime,
    gemeinde,
    ...boot,
  };
}

export function createIsland(island: Partial<Island> = {}): Island {
  return { id: 0, remote: 'mf-probe', template: 'text', when: 'load', context: {}, options: {}, ...island };
}

/** Response of a navigation to `pfad`; `content` is the markup of its blocks. */
export function createReply(sitePath: string, content = '', reply: Partial<PageReply> = {}): PageReply {
  const [path = '', query] = sitePath.split('?');
  return {
    seite: { pfad: path, suche: query === undefined ? '' : `?${query}`, titel: sitePath },
    islands: [],
    remotes: {},
    kopf: {
      status: 200,
      layout: 'default',
      theme: 'default',
      documentTitle: `${sitePath} – Beispielhausen`,
      description: null,
      canonical: null,
      robots: null,
    },
    html: `<main id="inhalt" tabindex="-1"><h1 id="titel" tabindex="-1">${sitePath}</h1>${content}</main>`,
    styles: [],
    eilmeldungen: '',
    ...reply,
  };
}

export function createParts(boot: BootData): DocumentParts {
  return { assets, boot, linked: assets.css, inline: [], lower: [] };
}
