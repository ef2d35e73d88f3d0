export const ABFALL_PFAD = '/abfalltermine/';

/** Where a reminder is ordered, confirmed, changed and ended, and what its mails are joined to. */
export const ERINNERUNG_ORT = {
  name: 'abfallerinnerung',
  pfad: '/api/abfall/erinnerung',
  seite: `${ABFALL_PFAD}erinnerung/verwalten/`,
} as const;
