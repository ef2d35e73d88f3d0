export const MELDEN_PFAD = '/melden/';
/** Page that shows how a report stands, by a private link. */
export const buildStandPfad = (schluessel: string): string => `${MELDEN_PFAD}stand/?token=${schluessel}`;
/** Page of all that is reported and mended. */
export const LISTE_PFAD = `${MELDEN_PFAD}liste/`;
/** Call that gives the picture of the plan. */
export const PLAN_PFAD = '/api/maengel/plan.svg';
/** Call that gives the photo of a report. */
export const BILD_PFAD = '/api/mangel/bild';
