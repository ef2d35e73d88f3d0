export const ABFALL_PATH = '/abfalltermine/';

/** Paths for subscribing to, confirming, changing and ending a reminder, and the link used in its mails. */
export const REMINDER_LOCATION = {
  name: 'abfallerinnerung',
  pfad: '/api/abfall/erinnerung',
  seite: `${ABFALL_PATH}erinnerung/verwalten/`,
} as const;
