import { createEntryPath } from '../../core/platform/rules/entry-path.ts';
import { ARTIKEL } from '../aktuelles/area.ts';

/** Pages of urgent notices are below the news: `/aktuelles/{slug}-eilmeldung_{n}/`. */
export const EILMELDUNGEN = createEntryPath(ARTIKEL.uebersicht, 'eilmeldung');
