import { AppError } from '@gm/shared/errors/app-error';
import { ROLE_NAMES, TOKEN_IN_COOKIE } from '@gm/shared/rules/accesses';
import type { Role } from '@gm/shared/schemas/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildTokenHash } from '../../../platform/config/secret.ts';
import { declareSecurity, describeRole } from '../../../platform/http/security.ts';
import { checkOrigin } from '../../../platform/protection/protection.ts';
import type { ServicesContext } from '../../context.ts';
import { type Access, findAccess } from '../access.ts';
import type { AccountLine } from '../account-repository.ts';
import { type AccountSession, createAccountSessionRepository } from './account-session-repository.ts';
import type { Actor } from './actor.ts';
import { clearProfileCookie, deleteCookies, isBrowser, setCookies } from './set-cookies.ts';

const EXPIRED = 'Bitte melden Sie sich an. Vielleicht ist Ihre Anmeldung abgelaufen.';
const IN_COOKIE =
  'Der Token dieser Anmeldung steht in ihrem Cookie. Programme bekommen ihn in der Antwort, wenn sie sich ohne die Kopfzeilen Origin und Sec-Fetch-Site anmelden.';

const EITHER = new Intl.ListFormat('de', { type: 'disjunction' });

type AccessServices = Pick<ServicesContext, 'config' | 'database'>;

/** The authenticated user of a request, set by `requireRole`. */
export interface Registered {
  konto: AccountLine;
  rollen: readonly Role[];
  /** Content after this time is new to the user; null at the first login. */
  neu_seit: Date | null;
  token_hash: string;
  /** Seconds until the session times out without another request. */
  sekunden: number;
}

const registered = new WeakMap<FastifyRequest, Registered>();

/** All roles of an account. */
export function getRoles({
  art: kind,
  rollen: roles,
  rechte: rights,
}: Pick<AccountLine, 'art' | 'rollen' | 'rechte'>): Role[] {
  if (kind !== 'intern') return [kind];
  return ['mitarbeiter', ...roles, ...(rights.length > 0 ? (['autor'] as const) : [])];
}

/** The authenticated user. Throws if the route does not use `requireRole`. */
export function getLoggedIn(request: FastifyRequest): Registered {
  const loggedIn = registered.get(request);
  if (!loggedIn) throw new Error('The call does not ask who is logged in');
  return loggedIn;
}

/** The authenticated user, in the form the audit log stores. */
export function getActor(request: FastifyRequest): Actor & { konto: number } {
  const { id, vorname: firstName, nachname: lastName } = getLoggedIn(request).konto;
  return { konto: id, name: `${firstName} ${lastName}` };
}

function readToken(request: FastifyRequest, { header }: Access): string | null {
  const [value] = [request.headers[header]].flat();
  return value?.replace(/^Bearer\s+/i, '').trim() || null;
}

async function findSession(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  { config, database }: AccessServices,
): Promise<AccountSession | null> {
  const token = readToken(request, access);
  if (token === null) return null;
  const sessions = createAccountSessionRepository(database.db);
  const session = await sessions.find(buildTokenHash(token), config);
  if (!session || findAccess(session.konto.art) !== access) {
    // The session was ended elsewhere. Keep the token's cookie: another tab may have set a new one.
    if (access.art === 'rat') clearProfileCookie(reply, config);
    return null;
  }
  if (session.konto.gesperrt) {
    deleteCookies(reply, access, config);
    throw new AppError('anmeldung_noetig', 'Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.');
  }
  if (session.istZuErneuern) {
    await sessions.renew(session.token_hash);
    setCookies(reply, access, token, session.konto, config);
  }
  return session;
}

/** Which right the account lacks, and whom to ask; accounts of council and clubs cannot have it. */
function sayWhatIsMissing({ art: kind }: Pick<AccountLine, 'art'>, allowed: readonly Role[]): string {
  const names = (['redaktion', 'admin'] as const)
    .filter((role) => allowed.includes(role))
    .map((role) => `„${ROLE_NAMES[role]}“`);
  if (kind !== 'intern' || names.length === 0) return 'Das darf Ihr Konto nicht.';
  const rights = allowed.includes('autor') ? [...names, 'ein Recht an Inhalten'] : names;
  return `Das darf Ihr Konto nicht: Es braucht dafür ${EITHER.format(rights)}. Bitte fragen Sie die Person, die bei Ihnen die Konten verwaltet.`;
}

/** The logged-in user, or null for visitors; for routes that show members more. */
export async function findLoggedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  services: AccessServices,
  access: Access,
): Promise<Registered | null> {
  const session = await findSession(request, reply, access, services);
  if (!session) return null;
  const { konto: account, neu_seit, token_hash, sekunden: seconds } = session;
  return { konto: account, rollen: getRoles(account), neu_seit, token_hash, sekunden: seconds };
}

/**
 * `onRequest` hook: requires one of the roles (401 or 403 otherwise), and for writing requests the site's own origin
 * (CSRF). The reply is not cacheable.
 */
export function requireRole(services: AccessServices, ...allowed: [Role, ...Role[]]) {
  const kindOf = (role: Role) => (role === 'rat' ? 'rat' : 'intern');
  const accesses = [...new Set(allowed.map(kindOf))].map(findAccess);
  const check = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, services.config.SITE_URL);
    for (const access of accesses) {
      const loggedIn = await findLoggedIn(request, reply, services, access);
      if (!loggedIn) continue;
      if (!loggedIn.rollen.some((role) => allowed.includes(role))) {
        throw new AppError('nicht_erlaubt', sayWhatIsMissing(loggedIn.konto, allowed));
      }
      registered.set(request, loggedIn);
      return;
    }
    const isPlaceholder = accesses.some((access) => readToken(request, access) === TOKEN_IN_COOKIE);
    throw new AppError('anmeldung_noetig', isPlaceholder && !isBrowser(request) ? IN_COOKIE : EXPIRED);
  };
  return declareSecurity(
    check,
    allowed.flatMap((role) => describeRole(kindOf(role), role)),
  );
}
