import type { Canary } from './registry-file.ts';

/** Parameter of the link for reviewers; `0` returns to the current version. */
export const CANARY_PARAMETER = 'fassung';

/** Path that shows a canary. */
export const inviteReviewers = ({ token }: Pick<Canary, 'token'>): string => `/?${CANARY_PARAMETER}=${token}`;

/** Path that shows the current version. */
export const leaveTrial = `/?${CANARY_PARAMETER}=0`;
