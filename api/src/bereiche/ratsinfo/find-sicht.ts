import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dienste } from '../../kern/bereich.ts';
import { type Angemeldet, findLoggedIn } from '../../kern/konten/require-rolle.ts';
import { findZugang } from '../../kern/konten/zugang.ts';
import { OEFFENTLICH, type Sicht } from './rats-sicht.ts';
import { createRatsgremiumRepository } from './ratsgremium-repository.ts';

export interface Blick {
  /** The member who asks; null for everybody else. */
  mitglied: Angemeldet | null;
  sicht: Sicht;
}

/**
 * What who asks may read. A token that is forged, expired or of a locked account is none at all: pages of the council are
 * public, and tell nobody that there is more.
 */
export async function findSicht(
  request: FastifyRequest,
  reply: FastifyReply,
  dienste: Pick<Dienste, 'config' | 'database'>,
): Promise<Blick> {
  const mitglied = await findLoggedIn(request, reply, dienste, findZugang('rat')).catch(() => null);
  if (!mitglied) return { mitglied, sicht: OEFFENTLICH };
  const { person_id, pw_geaendert } = mitglied.konto;
  // Whoever still has the password of the administration has to choose an own one first.
  if (person_id === null || !pw_geaendert) return { mitglied, sicht: OEFFENTLICH };
  const { tag: heute } = readBerlinerZeit(new Date());
  return { mitglied, sicht: await createRatsgremiumRepository(dienste.database.db).listGremienVon(person_id, heute) };
}
