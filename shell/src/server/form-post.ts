/**
 * Forms without JavaScript post to the page they stand on. The shell hands the fields to the api call named by the
 * block's options and shows the page again: with the errors and what was typed, or with the reference number.
 */
import { Readable } from 'node:stream';
import { liesLokalenPfad } from '@gm/shared/regeln/lies-lokalen-pfad';
import type { Eingang, FormularZustand } from '@gm/shared/schemas/formular';
import { problemSchema } from '@gm/shared/schemas/problem';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiClient } from './api-client.ts';
import type { PostedForm } from './read-form.ts';

/** Page of the site that has to come first, where the call names one. */
const weiterSchema = z.object({ weiter: z.string() });
function readWeiter(body: unknown): { weiter?: string } {
  const named = weiterSchema.safeParse(body);
  const weiter = named.success ? liesLokalenPfad(named.data.weiter) : null;
  return weiter === null ? {} : { weiter };
}

export type FormOutcome =
  | { kind: 'stored'; eingang: Eingang; cookies: string[]; weiter?: string }
  | { kind: 'refused'; formular: FormularZustand; status: number; cookies: string[] };

/** What a reply to a form says of it; what it does not say is 0 or empty, for any truthy reply is success. */
const eingangSchema = z
  .object({
    id: z.union([z.number().int(), z.string()]).catch(0),
    referenz: z.string().catch(''),
    ohneBestaetigung: z.literal(true).optional().catch(undefined),
  })
  .catch({ id: 0, referenz: '' });

/** Other sites must not post in a visitor's name. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

function readFields(body: URLSearchParams): FormularZustand['werte'] {
  // What came back would stand in the document.
  const names = [...new Set(body.keys())].filter((name) => !name.startsWith('passwort'));
  return Object.fromEntries(
    names.map((name) => {
      const values = body.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Hands a posted form to the call `aktion` of the api, and makes of the answer what the page shows. Never rejects. */
export async function submitForm(
  api: ApiClient,
  aktion: string,
  { felder, body, bytes, contentType }: PostedForm,
  headers: Readonly<Record<string, string>>,
): Promise<FormOutcome> {
  const template = felder.get('formular') ?? '';
  const werte = readFields(felder);
  const refuse = (status: number, fehler: FormularZustand['fehler'] = [], cookies: string[] = []): FormOutcome => ({
    kind: 'refused',
    status,
    formular: { template, status: 'error', werte, fehler },
    cookies,
  });
  const sent = { ...headers, 'content-type': contentType, 'content-length': String(bytes) };
  const reply = await api.post(aktion, Readable.from(body), sent).catch(() => null);
  if (!reply) return refuse(503);
  const { status, cookies = [] } = reply;
  // 204 has nothing to tell; a log-in that began is told by its cookies.
  if (status < 300 && (reply.body || status === 204 || cookies.length > 0)) {
    return { kind: 'stored', eingang: eingangSchema.parse(reply.body), cookies, ...readWeiter(reply.body) };
  }
  const problem = problemSchema.safeParse(reply.body);
  return refuse(status < 400 ? 502 : status, problem.success ? problem.data.errors : [], cookies);
}
