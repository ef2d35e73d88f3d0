import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const asset = z.object({ href: z.string(), integrity: z.string() });

/** Written by the shell's build (bau/asset-list-plugin.ts): its own files with their hashes. */
const shellAssetsSchema = z.object({
  main: asset,
  /** React, the router and the way into containers: what islands stand on. */
  runtime: asset,
  /** Classic script of the urgent notices (eilmeldung/eilmeldung-element.ts). */
  eilmeldung: asset,
  /** On every page. */
  css: z.array(asset),
  /** On every page with header and footer: styles of the footer and the panels, which stand behind the content. */
  lowerCss: asset,
  /** On every page, too, once it is painted: styles of what scripts alone show. */
  laterCss: asset,
  /** On pages whose hero has photos, of the work area, in app mode, and on those of the shell for staff (werkzeuge/). */
  pageCss: z.object({ fotos: asset, arbeit: asset, app: asset, werkzeuge: asset }),
  fonts: z.array(z.string()),
  icon: z.string(),
  /** Icons of the installed app by name. */
  symbols: z.object({
    'symbol-192': z.string(),
    'symbol-512': z.string(),
    'symbol-apple-180': z.string(),
    'symbol-maske-512': z.string(),
  }),
  /** What the service worker keeps from the start. */
  precache: z.array(asset),
});
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

/** Stylesheets of header, footer and panels: a browser has all of them or none. */
export const listFrameStyles = ({ css, lowerCss }: Pick<ShellAssets, 'css' | 'lowerCss'>) => [...css, lowerCss];

/** What the shell's build has left in `assets.json`. Throws when it is not built. */
export function readShellAssets(distDir: string): ShellAssets {
  return shellAssetsSchema.parse(JSON.parse(fs.readFileSync(path.join(distDir, 'assets.json'), 'utf8')));
}
