import type { FastifyRequest } from 'fastify';
import { readSession, type Session } from './session.ts';

/** The visitor on whose behalf the shell calls the api for a page. */
export interface Visitor {
  /** For the api's rate limits: without it all visitors of the site would share one. */
  address: string;
  session: Session | null;
}

export const readVisitor = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  address: ip,
  session: readSession(headers.cookie),
});

/** Headers of every call on the visitor's behalf; the gateway adds the same to calls of scripts. */
export const toCallHeaders = ({ address, session }: Visitor): Readonly<Record<string, string>> => ({
  'x-forwarded-for': address,
  ...session,
});
