import { AppError } from '@gm/shared/fehler/app-error';
import type { Rolle } from '@gm/shared/schemas/konten';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Akteur } from '../daten/freigabe-repository.ts';
import type { KontoZeile } from '../daten/konten-repository.ts';
import { createKontositzungRepository, type Kontositzung } from '../daten/kontositzung-repository.ts';
import type { Dienste } from '../dienste.ts';
import { pruefeHerkunft } from '../formulare/schutz.ts';
import { bildeTokenHash } from '../geheimnis.ts';
import { clearProfilCookie, loescheCookies, setzeCookies } from './setze-cookies.ts';
import { findeZugang, type Zugang } from './zugang.ts';

type Zugangsdienste = Pick<Dienste, 'config' | 'database'>;

/** Who made a request, once `verlangeRolle` let it through. */
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
export function nenneRollen({ art, rollen }: Pick<KontoZeile, 'art' | 'rollen'>): Rolle[] {
  return art === 'rat' ? ['rat'] : ['mitarbeiter', ...rollen];
}

/** Who made the request. Throws where the call has no `verlangeRolle`. */
export function nenneAngemeldeten(request: FastifyRequest): Angemeldet {
  const angemeldet = angemeldete.get(request);
  if (!angemeldet) throw new Error('The call does not ask who is logged in');
  return angemeldet;
}

/** The same, as a trail keeps it. */
export function nenneAkteur(request: FastifyRequest): Akteur & { konto: number } {
  const { id, vorname, nachname } = nenneAngemeldeten(request).konto;
  return { konto: id, name: `${vorname} ${nachname}` };
}

function liesToken(request: FastifyRequest, { header }: Zugang): string | null {
  const [wert] = [request.headers[header]].flat();
  return wert?.replace(/^Bearer\s+/i, '').trim() || null;
}

async function findeSitzung(
  request: FastifyRequest,
  reply: FastifyReply,
  zugang: Zugang,
  { config, database }: Zugangsdienste,
): Promise<Kontositzung | null> {
  const token = liesToken(request, zugang);
  if (token === null) return null;
  const sitzungen = createKontositzungRepository(database.db);
  const sitzung = await sitzungen.finde(bildeTokenHash(token), config);
  if (!sitzung || sitzung.konto.art !== zugang.art) {
    // It was ended elsewhere. The token's cookie stays: another tab may have a new one by now.
    if (zugang.art === 'rat') clearProfilCookie(reply, config);
    return null;
  }
  if (sitzung.konto.gesperrt) {
    loescheCookies(reply, zugang, config);
    throw new AppError('anmeldung_noetig', 'Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.');
  }
  if (sitzung.istZuErneuern) {
    await sitzungen.erneuere(sitzung.token_hash);
    setzeCookies(reply, zugang, token, sitzung.konto, config);
  }
  return sitzung;
}

/** Who made the request, or null for visitors; for calls that tell members more than others. */
export async function findeAngemeldeten(
  request: FastifyRequest,
  reply: FastifyReply,
  dienste: Zugangsdienste,
  zugang: Zugang,
): Promise<Angemeldet | null> {
  const sitzung = await findeSitzung(request, reply, zugang, dienste);
  if (!sitzung) return null;
  const { konto, neu_seit, token_hash, sekunden } = sitzung;
  return { konto, rollen: nenneRollen(konto), neu_seit, token_hash, sekunden };
}

/**
 * A check for `onRequest`: lets through who is logged in with one of the roles, 401 and 403 for all others; what changes
 * something must come from the own website. The reply is never kept.
 */
export function verlangeRolle(dienste: Zugangsdienste, ...erlaubt: [Rolle, ...Rolle[]]) {
  const arten = new Set(erlaubt.map((rolle) => (rolle === 'rat' ? 'rat' : 'intern')));
  const zugaenge = [...arten].map(findeZugang);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') pruefeHerkunft(request, dienste.config.SITE_URL);
    for (const zugang of zugaenge) {
      const angemeldet = await findeAngemeldeten(request, reply, dienste, zugang);
      if (!angemeldet) continue;
      if (!angemeldet.rollen.some((rolle) => erlaubt.includes(rolle))) {
        throw new AppError('nicht_erlaubt', 'Dafür hat Ihr Konto keine Berechtigung.');
      }
      angemeldete.set(request, angemeldet);
      return;
    }
    throw new AppError('anmeldung_noetig', 'Bitte melden Sie sich an. Vielleicht ist Ihre Anmeldung abgelaufen.');
  };
}
