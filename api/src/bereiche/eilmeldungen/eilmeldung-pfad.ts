import { createEintragPfad } from '../../kern/regeln/eintrag-pfad.ts';
import { ARTIKEL } from '../aktuelles/bereich.ts';

/** Pages of urgent notices stand among the news: `/aktuelles/{slug}-eilmeldung_{n}/`. */
export const EILMELDUNGEN = createEintragPfad(ARTIKEL.uebersicht, 'eilmeldung');
