/** Who gets the version that is being tried (registry/registry-file.ts): a part of the visitors, each for as long as it is. */
import { createHash } from 'node:crypto';
import { CANARY_PARAMETER } from '../registry/canary-link.ts';
import type { Canary } from '../registry/registry-file.ts';

const NAME = 'fassung';
const MAX_AGE_S = 24 * 60 * 60;

type Trial = Pick<Canary, 'remote' | 'version' | 'share' | 'token'>;

/** Of another trial the cookie says nothing. */
const nameTrial = ({ remote, version }: Trial) =>
  createHash('sha256').update(`${remote} ${version}`).digest('base64url').slice(0, 10);

/** What the cookie says about this trial; null when it says nothing. */
export function readCanaryCookie(trial: Trial | null, cookies = ''): boolean | null {
  if (!trial) return null;
  const value = new RegExp(`(?:^|;\\s*)${NAME}=${nameTrial(trial)}\\.([01])(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? null : value === '1';
}

export interface CanaryChoice {
  isCanary: boolean;
  /** To be set: the visitor was drawn, or asked for it. */
  cookie?: string;
}

/**
 * The set of versions for a visitor. Takes the invitation out of the query, so that it tells no pages apart.
 * @param random from 0 to 1
 */
export function chooseSet(
  trial: Trial | null,
  query: URLSearchParams,
  cookies: string | undefined,
  secure: boolean,
  random: () => number = Math.random,
): CanaryChoice {
  const invitation = query.get(CANARY_PARAMETER);
  query.delete(CANARY_PARAMETER);
  if (!trial) return { isCanary: false };
  const asked = invitation === trial.token ? true : invitation === '0' ? false : null;
  const known = readCanaryCookie(trial, cookies);
  const isCanary = asked ?? known ?? random() < trial.share;
  if (isCanary === known) return { isCanary };
  const value = `${nameTrial(trial)}.${isCanary ? 1 : 0}`;
  const cookie = `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { isCanary, cookie };
}
