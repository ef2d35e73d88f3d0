import type { FastifyRequest } from 'fastify';
import { buildTokenHash, createSecret } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createKontogeraetRepository } from './kontogeraet-repository.ts';
import type { Zugang } from './zugang.ts';

/** As they are given out; anything else is not worth looking for. */
const GEHEIMNIS = /^[\w-]{32}$/;

/** The secret by which the log-in knows the browser again, or null. */
export function readGeraet(
  { headers }: Pick<FastifyRequest, 'headers'>,
  zugang: Pick<Zugang, 'geraet'>,
): string | null {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=', 2));
  const secret = pairs.find(([name]) => name === zugang.geraet)?.[1] ?? '';
  return GEHEIMNIS.test(secret) ? secret : null;
}

/**
 * From now on the log-in of the account knows the browser. Gives its secret, to be set as cookie: the one it brought if
 * that was given out here, for another account perhaps, so that nobody can put one into a stranger's browser.
 */
export async function rememberGeraet(db: Datenquelle, konto_id: number, brought: string | null): Promise<string> {
  const geraete = createKontogeraetRepository(db);
  const isOurs = brought !== null && (await geraete.exists(buildTokenHash(brought)));
  const secret = isOurs ? brought : createSecret().token;
  await geraete.remember(konto_id, buildTokenHash(secret));
  return secret;
}
