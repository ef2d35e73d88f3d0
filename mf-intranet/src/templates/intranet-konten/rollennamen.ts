/** Roles as administrators read them. */
export const ROLLENNAMEN = { redaktion: 'Freigaben', admin: 'Konten verwalten' } as const;
