import { allowsUnsigned } from '../store/trust.ts';

const SHARE = 0.1;

/** Share of visitors who get a new version first: a tenth on a production site, none on a developer's machine. */
export function chooseCanaryShare(env: NodeJS.ProcessEnv): number {
  if (env.CANARY_SHARE) return Number(env.CANARY_SHARE);
  return allowsUnsigned({ ...env, RELEASES_UNSIGNED: undefined }) ? 0 : SHARE;
}
