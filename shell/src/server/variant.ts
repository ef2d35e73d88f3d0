import type { FastifyRequest } from 'fastify';
import { hasAppCookie } from '../app/app-mode.ts';
import type { Canary } from '../registry/registry-file.ts';
import type { Asset } from '../seite/seite-daten.ts';
import { readCanaryCookie } from './canary-choice.ts';

/** What else than its address makes a document another one. */
export interface Variant {
  /** With the chrome of app mode. */
  app: boolean;
  /** The browser has the shell's stylesheets: they are linked instead of sent along. */
  linked: boolean;
  /** With the version that is being tried on some visitors. */
  canary: boolean;
  /** Made for staff: a page of the shell's own, an example, or a page with its boundaries marked. Never kept. */
  werkzeug?: 'eigene' | 'beispiel' | 'grenzen';
}

/** Under what the service worker names the stylesheets it keeps: the hashes in their addresses. */
export const nameStyles = (css: readonly Asset[]): string =>
  css.map(({ href }) => /\.([0-9a-f]+)\.css$/.exec(href)?.[1] ?? href).join('-');

/** Sent by browsers whose service worker is at work (app/worker/service-worker.ts); its value is the worker's. */
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
