/**
 * Questions an event may ask families in addition to the booking, in the order of every list. Only questions of the
 * chosen events are asked.
 */
export const QUESTIONS_NAMES = ['notfall', 'allergien', 'schwimmen', 'heimweg'] as const;
export type Question = (typeof QUESTIONS_NAMES)[number];
