import { ARTIKEL } from './artikel-pfad.ts';
import { createEintragPfad } from './eintrag-pfad.ts';

/** Pages of urgent notices stand among the news: `/aktuelles/{slug}-eilmeldung_{n}/`. */
export const EILMELDUNGEN = createEintragPfad(ARTIKEL.uebersicht, 'eilmeldung');
