import type { FastifyRequest } from 'fastify';
import { readSession, type Session } from './session.ts';

/** In whose name the shell asks the api for a page. */
export interface Visitor {
  /** The api counts by it: without it all visitors of the site would share one limit. */
  address: string;
  session: Session | null;
}

export const readVisitor = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  address: ip,
  session: readSession(headers.cookie),
});

/** What every call in the visitor's name carries, as the gateway adds it to the calls of scripts. */
export const toCallHeaders = ({ address, session }: Visitor): Readonly<Record<string, string>> => ({
  'x-forwarded-for': address,
  ...session,
});
