/**
 * Forms without JavaScript post to the page they stand on. The shell hands the fields to the api call named by the
 * block's options and shows the page again: with the errors and what was typed, or with the reference number.
 */
import { eingangSchema, type FormularZustand } from '@gm/shared/schemas/formular';
import { problemSchema } from '@gm/shared/schemas/problem';
import type { FastifyRequest } from 'fastify';
import type { ApiClient } from './api-client.ts';

export type FormOutcome =
  | { kind: 'stored'; referenz: string }
  | { kind: 'refused'; formular: FormularZustand; status: number };

const REFERENZ = /^[A-Z]{2,4}-\d{4}-\d{1,8}$/;

/** Other sites must not post in a visitor's name. */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

function readFields(body: URLSearchParams): FormularZustand['werte'] {
  const names = [...new Set(body.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = body.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

export async function submitForm(
  api: ApiClient,
  aktion: string,
  body: URLSearchParams,
  headers: Record<string, string>,
): Promise<FormOutcome> {
  const template = body.get('formular') ?? '';
  const werte = readFields(body);
  const refuse = (status: number, fehler: FormularZustand['fehler'] = []): FormOutcome => ({
    kind: 'refused',
    status,
    formular: { template, status: 'error', werte, fehler },
  });
  const reply = await api
    .post(aktion, body.toString(), { ...headers, 'content-type': 'application/x-www-form-urlencoded' })
    .catch(() => null);
  if (!reply) return refuse(503);
  const stored = eingangSchema.safeParse(reply.body);
  if (reply.status < 300 && stored.success) return { kind: 'stored', referenz: stored.data.referenz };
  const problem = problemSchema.safeParse(reply.body);
  return refuse(reply.status < 400 ? 502 : reply.status, problem.success ? problem.data.errors : []);
}

/** The outcome of a stored form from the address it redirected to. */
export function readStored(query: URLSearchParams): FormularZustand | undefined {
  const template = query.get('formular');
  const referenz = query.get('gesendet');
  if (!template || !referenz || !REFERENZ.test(referenz)) return undefined;
  return { template, status: 'success', werte: {}, fehler: [], referenz };
}
