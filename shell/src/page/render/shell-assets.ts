import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const asset = z.object({ href: z.string(), integrity: z.string() });

/** Written by the shell's build (build/asset-list-plugin.ts): its own files with their hashes. */
const shellAssetsSchema = z.object({
  main: asset,
  /** React, the router and container loading: the basis of islands. */
  runtime: asset,
  /** Classic script of the urgent notices (browser/alerts/eilmeldung-element.ts). */
  eilmeldung: asset,
  /** On every page. */
  css: z.array(asset),
  /** On every page with header and footer: styles of the footer and the panels, which come after the content. */
  lowerCss: asset,
  /** On every page after the first paint: styles for elements that only scripts show. */
  laterCss: asset,
  /**
   * For heroes with photos, slides or hills, other themes than the default, the work area, app mode, and the shell's
   * staff pages (werkzeuge/).
   */
  pageCss: z.object({
    fotos: asset,
    slider: asset,
    huegel: asset,
    themen: asset,
    arbeit: asset,
    app: asset,
    werkzeuge: asset,
  }),
  fonts: z.array(z.string()),
  icon: z.string(),
  /** Icons of the installed app by name. */
  symbols: z.object({
    'symbol-192': z.string(),
    'symbol-512': z.string(),
    'symbol-apple-180': z.string(),
    'symbol-maske-512': z.string(),
  }),
  /** Files that the service worker caches on installation. */
  precache: z.array(asset),
});
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

/** Stylesheets of header, footer and panels: a browser has cached all of them or none. */
export const listFrameStyles = ({ css, lowerCss }: Pick<ShellAssets, 'css' | 'lowerCss'>) => [...css, lowerCss];

/** Reads `assets.json` of the shell's build. Throws when it is not built. */
export function readShellAssets(distDir: string): ShellAssets {
  return shellAssetsSchema.parse(JSON.parse(fs.readFileSync(path.join(distDir, 'assets.json'), 'utf8')));
}
