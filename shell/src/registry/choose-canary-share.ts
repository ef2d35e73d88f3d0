import { allowsUnsigned } from './trust.ts';

const SHARE = 0.1;

/** Part of the visitors who get a new version first: a tenth where a site serves a town, on one's own machine all at once. */
export function chooseCanaryShare(env: NodeJS.ProcessEnv): number {
  if (env.CANARY_SHARE) return Number(env.CANARY_SHARE);
  return allowsUnsigned({ ...env, RELEASES_UNSIGNED: undefined }) ? 0 : SHARE;
}
