/** What an event may ask families besides the booking, in the order of every list. Nothing is asked that no event asks. */
export const FRAGEN_NAMEN = ['notfall', 'allergien', 'schwimmen', 'heimweg'] as const;
export type Frage = (typeof FRAGEN_NAMEN)[number];
