import type { FastifyRequest } from 'fastify';
import { hasAppCookie } from '../app/app-mode.ts';
import type { Asset } from '../seite/seite-daten.ts';

/** What else than its address makes a document another one. */
export interface Variant {
  /** With the chrome of app mode. */
  app: boolean;
  /** The browser has the shell's stylesheets: they are linked instead of sent along. */
  linked: boolean;
}

/** Under what the service worker names the stylesheets it keeps: the hashes in their addresses. */
export const nameStyles = (css: readonly Asset[]): string =>
  css.map(({ href }) => /\.([0-9a-f]+)\.css$/.exec(href)?.[1] ?? href).join('-');

/** Sent by browsers whose service worker is at work (app/worker/service-worker.ts); its value is the worker's. */
export const STYLES_HEADER = 'service-worker-navigation-preload';

export const readVariant = ({ headers }: Pick<FastifyRequest, 'headers'>, styles: string): Variant => ({
  app: hasAppCookie(headers.cookie),
  linked: headers[STYLES_HEADER] === styles,
});
