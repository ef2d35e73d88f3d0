import { nullOn } from '@gm/shared/errors/null-on';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/composition/area.ts';
import { findAccess } from '../../core/services/accounts/access.ts';
import { findLoggedIn, type Registered } from '../../core/services/accounts/sessions/require-role.ts';
import { PUBLIC, type View } from './council-view.ts';
import { createRatsgremiumRepository } from './ratsgremium-repository.ts';

export interface Look {
  /** The logged-in member, otherwise null. */
  mitglied: Registered | null;
  sicht: View;
}

/**
 * Read access of the request. Forged and expired tokens and those of locked accounts are ignored: the pages are public
 * and must not disclose that there is more.
 */
export async function findView(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'config' | 'database'>,
): Promise<Look> {
  const member = await findLoggedIn(request, reply, services, findAccess('rat')).catch(nullOn('anmeldung_noetig'));
  if (!member) return { mitglied: member, sicht: PUBLIC };
  const { person_id, pw_geaendert } = member.konto;
  // Accounts with the initial password must change it first.
  if (person_id === null || !pw_geaendert) return { mitglied: member, sicht: PUBLIC };
  const { tag: today } = readBerlinTime(new Date());
  return {
    mitglied: member,
    sicht: await createRatsgremiumRepository(services.database.db).listGremienVon(person_id, today),
  };
}
