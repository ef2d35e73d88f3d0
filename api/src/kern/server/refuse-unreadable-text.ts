import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyInstance } from 'fastify';

/** Names in the path of a field, at most: a list of lists of lists has no field anybody sees. */
const MAX_DEPTH = 4;

/** U+0000 and half a surrogate pair: no keyboard types them, and no database text or JSON column holds them. */
const isUnreadable = (text: string) => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** What came as JSON, as a form or as a query: their objects have no prototype of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * The path of the first text that is unreadable, name or value, e.g. `kinder.0.vorname`; undefined if there is none.
 * Streams and other objects are not looked into. Goes without recursion: JSON may be nested deeper than the stack.
 */
function findUnreadableText(root: unknown): string | undefined {
  const open: { value: unknown; path: string[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && isUnreadable(value)) return path.join('.');
    if (typeof value !== 'object' || value === null || !isPlain(value)) continue;
    for (const [name, inner] of Object.entries(value).reverse()) {
      if (isUnreadable(name)) return path.join('.');
      open.push({ value: inner, path: path.length < MAX_DEPTH ? [...path, name] : path });
    }
  }
  return undefined;
}

/** Refuses text that nobody can have meant before any call looks at it, whichever way it came. */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (findUnreadableText(params) !== undefined) {
      throw new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.');
    }
    if (findUnreadableText(query) !== undefined) {
      throw new AppError('eingabe_ungueltig', 'Die Anfrage enthält ein Zeichen, das nicht lesbar ist.');
    }
    const feld = findUnreadableText(body);
    if (feld === undefined) return;
    const meldung = 'Diese Angabe enthält ein Zeichen, das nicht lesbar ist. Bitte tippen Sie sie noch einmal ein.';
    throw new AppError('felder_ungueltig', 'Einige Angaben sind nicht lesbar.', { felder: [{ feld, meldung }] });
  });
}
