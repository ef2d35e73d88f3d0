/**
 * Forms without JavaScript post to their own page. The shell passes the fields to the api call that the template's
 * release declares and shows the page again: with errors and the entered values, or with the reference number.
 */
import { Readable } from 'node:stream';
import { readLocalPath } from '@gm/shared/rules/read-local-path';
import type { FormState, Receipt } from '@gm/shared/schemas/form';
import { problemSchema } from '@gm/shared/schemas/problem';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiClient } from '../../http/api/api-client.ts';
import type { PostedForm } from '../../http/read-form.ts';

/** Page of the site to visit first, if the call names one. */
const nextSchema = z.object({ weiter: z.string() });
function readNext(body: unknown): { weiter?: string } {
  const named = nextSchema.safeParse(body);
  const next = named.success ? readLocalPath(named.data.weiter) : null;
  return next === null ? {} : { weiter: next };
}

export type FormOutcome =
  | { kind: 'stored'; eingang: Receipt; cookies: string[]; weiter?: string }
  | { kind: 'refused'; formular: FormState; status: number; cookies: string[] };

/** Result in the reply to a form; missing values are 0 or empty, because any truthy reply means success. */
const receiptSchema = z
  .object({
    id: z.union([z.number().int(), z.string()]).catch(0),
    referenz: z.string().catch(''),
    ohneBestaetigung: z.literal(true).optional().catch(undefined),
  })
  .catch({ id: 0, referenz: '' });

/** CSRF protection: other sites must not post on a visitor's behalf. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

function readFields(body: URLSearchParams): FormState['werte'] {
  // Returned values appear in the document.
  const names = [...new Set(body.keys())].filter((name) => !name.startsWith('passwort'));
  return Object.fromEntries(
    names.map((name) => {
      const values = body.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/**
 * Passes a posted form to the call `action` of the api, and turns the reply into the state shown on the page. Never
 * rejects.
 */
export async function submitForm(
  api: ApiClient,
  action: string,
  { felder: fields, body, bytes, contentType, dateien }: PostedForm,
  headers: Readonly<Record<string, string>>,
): Promise<FormOutcome> {
  const template = fields.get('formular') ?? '';
  const values = readFields(fields);
  const refuse = (status: number, error: FormState['fehler'] = [], cookies: string[] = []): FormOutcome => ({
    kind: 'refused',
    status,
    formular: { template, status: 'error', werte: values, fehler: error, ...(dateien.length > 0 ? { dateien } : {}) },
    cookies,
  });
  const sent = { ...headers, 'content-type': contentType, 'content-length': String(bytes) };
  const reply = await api.post(action, Readable.from(body), sent).catch(() => null);
  if (!reply) return refuse(503);
  const { status, cookies = [] } = reply;
  // 204 has no content; a new session is in its cookies.
  if (status < 300 && (reply.body || status === 204 || cookies.length > 0)) {
    return { kind: 'stored', eingang: receiptSchema.parse(reply.body), cookies, ...readNext(reply.body) };
  }
  const problem = problemSchema.safeParse(reply.body);
  return refuse(status < 400 ? 502 : status, problem.success ? problem.data.errors : [], cookies);
}
