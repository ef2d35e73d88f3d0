import { AppError } from '@gm/shared/fehler/app-error';
import type { Rolle } from '@gm/shared/schemas/konten';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dienste } from '../bereich.ts';
import { buildTokenHash } from '../betrieb/geheimnis.ts';
import { checkOrigin } from '../formulare/schutz.ts';
import type { Akteur } from '../freigaben/freigabe-repository.ts';
import type { KontoZeile } from './konten-repository.ts';
import { createKontositzungRepository, type Kontositzung } from './kontositzung-repository.ts';
import { clearProfilCookie, deleteCookies, setCookies } from './set-cookies.ts';
import { findZugang, type Zugang } from './zugang.ts';

type Zugangsdienste = Pick<Dienste, 'config' | 'database'>;

/** Who made a request, once `requireRolle` let it through. */
export interface Angemeldet {
  konto: KontoZeile;
  rollen: readonly Rolle[];
  /** What came after this moment is new to the person; null at the first log-in. */
  neu_seit: Date | null;
  token_hash: string;
  /** Seconds until the log-in ends unless another request comes. */
  sekunden: number;
}

const angemeldete = new WeakMap<FastifyRequest, Angemeldet>();

/** What an account may do. */
export function getRollen({ art, rollen, rechte }: Pick<KontoZeile, 'art' | 'rollen' | 'rechte'>): Rolle[] {
  if (art !== 'intern') return [art];
  return ['mitarbeiter', ...rollen, ...(rechte.length > 0 ? (['autor'] as const) : [])];
}

/** Who made the request. Throws where the call has no `requireRolle`. */
export function getLoggedIn(request: FastifyRequest): Angemeldet {
  const angemeldet = angemeldete.get(request);
  if (!angemeldet) throw new Error('The call does not ask who is logged in');
  return angemeldet;
}

/** The same, as a trail keeps it. */
export function getAkteur(request: FastifyRequest): Akteur & { konto: number } {
  const { id, vorname, nachname } = getLoggedIn(request).konto;
  return { konto: id, name: `${vorname} ${nachname}` };
}

function readToken(request: FastifyRequest, { header }: Zugang): string | null {
  const [wert] = [request.headers[header]].flat();
  return wert?.replace(/^Bearer\s+/i, '').trim() || null;
}

async function findSitzung(
  request: FastifyRequest,
  reply: FastifyReply,
  zugang: Zugang,
  { config, database }: Zugangsdienste,
): Promise<Kontositzung | null> {
  const token = readToken(request, zugang);
  if (token === null) return null;
  const sitzungen = createKontositzungRepository(database.db);
  const sitzung = await sitzungen.find(buildTokenHash(token), config);
  if (!sitzung || findZugang(sitzung.konto.art) !== zugang) {
    // It was ended elsewhere. The token's cookie stays: another tab may have a new one by now.
    if (zugang.art === 'rat') clearProfilCookie(reply, config);
    return null;
  }
  if (sitzung.konto.gesperrt) {
    deleteCookies(reply, zugang, config);
    throw new AppError('anmeldung_noetig', 'Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.');
  }
  if (sitzung.istZuErneuern) {
    await sitzungen.renew(sitzung.token_hash);
    setCookies(reply, zugang, token, sitzung.konto, config);
  }
  return sitzung;
}

/** Who made the request, or null for visitors; for calls that tell members more than others. */
export async function findLoggedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  dienste: Zugangsdienste,
  zugang: Zugang,
): Promise<Angemeldet | null> {
  const sitzung = await findSitzung(request, reply, zugang, dienste);
  if (!sitzung) return null;
  const { konto, neu_seit, token_hash, sekunden } = sitzung;
  return { konto, rollen: getRollen(konto), neu_seit, token_hash, sekunden };
}

/**
 * A check for `onRequest`: lets through who is logged in with one of the roles, 401 and 403 for all others; what changes
 * something must come from the own website. The reply is never kept.
 */
export function requireRolle(dienste: Zugangsdienste, ...erlaubt: [Rolle, ...Rolle[]]) {
  const arten = new Set(erlaubt.map((rolle) => (rolle === 'rat' ? 'rat' : 'intern')));
  const zugaenge = [...arten].map(findZugang);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, dienste.config.SITE_URL);
    for (const zugang of zugaenge) {
      const angemeldet = await findLoggedIn(request, reply, dienste, zugang);
      if (!angemeldet) continue;
      if (!angemeldet.rollen.some((rolle) => erlaubt.includes(rolle))) {
        throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht.');
      }
      angemeldete.set(request, angemeldet);
      return;
    }
    throw new AppError('anmeldung_noetig', 'Bitte melden Sie sich an. Vielleicht ist Ihre Anmeldung abgelaufen.');
  };
}
