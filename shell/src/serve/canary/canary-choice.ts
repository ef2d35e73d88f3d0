/** Assigns visitors to the canary (store/registry-file.ts): a share of them, each for the whole canary phase. */
import { createHash } from 'node:crypto';
import { CANARY_PARAMETER } from '../../store/canary-link.ts';
import type { Canary } from '../../store/registry-file.ts';

const NAME = 'fassung';
const MAX_AGE_S = 24 * 60 * 60;

type Trial = Pick<Canary, 'remote' | 'version' | 'share' | 'token'>;

/** Identifies the canary, so that the cookie of an earlier one is ignored. */
const nameTrial = ({ remote, version }: Trial) =>
  createHash('sha256').update(`${remote} ${version}`).digest('base64url').slice(0, 10);

/** Assignment in the cookie for this canary; null without one. */
export function readCanaryCookie(trial: Trial | null, cookies = ''): boolean | null {
  if (!trial) return null;
  const value = new RegExp(`(?:^|;\\s*)${NAME}=${nameTrial(trial)}\\.([01])(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? null : value === '1';
}

export interface CanaryChoice {
  isCanary: boolean;
  /** Cookie to set: the visitor was assigned, or asked for it. */
  cookie?: string;
}

/**
 * Set of versions for a visitor. Removes the parameter from the query, so that it creates no separate page.
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
