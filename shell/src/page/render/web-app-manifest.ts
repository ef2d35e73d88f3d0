import type { ShellAssets } from './shell-assets.ts';

/** `--gm-brand-900` and `--gm-paper` of the default theme; a manifest cannot read custom properties. */
export const THEME_COLOR = '#0b3b38';
const BACKGROUND_COLOR = '#f7f5f0';

/** The web app manifest of the municipality `name`. */
export function createWebAppManifest(name: string, symbols: ShellAssets['symbols']) {
  return {
    id: '/?homescreen=1',
    name,
    short_name: name,
    description: `Website der Gemeinde ${name} als App`,
    lang: 'de',
    dir: 'ltr',
    start_url: '/?homescreen=1',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: BACKGROUND_COLOR,
    icons: [
      { src: symbols['symbol-192'], sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: symbols['symbol-512'], sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: symbols['symbol-maske-512'], sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Aktuelles', url: '/aktuelles/' },
      { name: 'Kontakt', url: '/kontakt/' },
    ],
  };
}
