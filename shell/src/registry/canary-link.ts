import type { Canary } from './registry-file.ts';

/** Of the link for reviewers; `0` leads back to what all others get. */
export const CANARY_PARAMETER = 'fassung';

/** Path that shows a version which only some visitors get. */
export const inviteReviewers = ({ token }: Pick<Canary, 'token'>): string => `/?${CANARY_PARAMETER}=${token}`;

/** Path that shows what all others get. */
export const leaveTrial = `/?${CANARY_PARAMETER}=0`;
