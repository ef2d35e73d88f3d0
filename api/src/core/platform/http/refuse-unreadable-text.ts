import { AppError } from '@gm/shared/errors/app-error';
import type { FastifyInstance } from 'fastify';

/** Maximum depth of a reported field path; deeper values belong to no visible field. */
const MAX_DEPTH = 4;

/** U+0000 and lone surrogates: they cannot be typed, and PostgreSQL text and JSON columns cannot store them. */
const isUnreadable = (text: string) => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** Objects from JSON, forms or queries, as opposed to class instances. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Path of the first unreadable key or value, e.g. `kinder.0.vorname`; undefined if there is none. Skips streams and
 * class instances. Iterative, because JSON may be nested deeper than the stack.
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

/** Refuses unreadable text before any call runs, from any source. */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (findUnreadableText(params) !== undefined) {
      throw new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.');
    }
    if (findUnreadableText(query) !== undefined) {
      throw new AppError('eingabe_ungueltig', 'Die Anfrage enthält ein Zeichen, das nicht lesbar ist.');
    }
    const field = findUnreadableText(body);
    if (field === undefined) return;
    const message = 'Diese Angabe enthält ein Zeichen, das nicht lesbar ist. Bitte tippen Sie sie noch einmal ein.';
    throw new AppError('felder_ungueltig', 'Einige Angaben sind nicht lesbar.', {
      felder: [{ feld: field, meldung: message }],
    });
  });
}
