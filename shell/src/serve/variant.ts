import type { FastifyRequest } from 'fastify';
import { hasAppCookie } from '../base/app-mode.ts';
import type { Asset } from '../base/seite-daten.ts';
import type { Override } from '../override/choose-override.ts';
import type { Canary } from '../store/registry-file.ts';
import { readCanaryCookie } from './canary/canary-choice.ts';

/** Properties besides the address that make a different document. */
export interface Variant {
  /** With the chrome of app mode. */
  app: boolean;
  /** The browser has the shell's stylesheets: they are linked instead of inlined. */
  linked: boolean;
  /** With the canary's version. */
  canary: boolean;
  /** For staff: a page of the shell, an example, or a page with its boundaries marked. Never cached. */
  werkzeug?: 'eigene' | 'beispiel' | 'grenzen';
  /** For a developer: one remote comes from the own machine. Never cached. */
  override?: Override;
}

/** Name under which the service worker reports its cached stylesheets: the hashes in their addresses. */
export const nameStyles = (css: readonly Asset[]): string =>
  css.map(({ href }) => /\.([0-9a-f]+)\.css$/.exec(href)?.[1] ?? href).join('-');

/** Sent by browsers with an active service worker (browser/worker/service-worker.ts), which sets its value. */
export const STYLES_HEADER = 'service-worker-navigation-preload';

export const readVariant = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  styles: string,
  canary: Canary | null,
): Variant => ({
  app: hasAppCookie(headers.cookie),
  linked: headers[STYLES_HEADER] === styles,
  canary: readCanaryCookie(canary, headers.cookie) ?? false,
});
