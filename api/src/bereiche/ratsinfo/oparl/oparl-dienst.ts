import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createBeschreibung } from './describe-objekt.ts';
import { createOparlAdressen } from './oparl-adressen.ts';
import { createOparlRepository } from './oparl-repository.ts';
import { createInnenansicht } from './show-innen.ts';

/** What the calls of OParl work with. */
export function createOparlDienst(db: Datenquelle, { SITE_URL }: Pick<Config, 'SITE_URL'>) {
  const repository = createOparlRepository(db);
  const adressen = createOparlAdressen(SITE_URL);
  const { show } = createInnenansicht(repository, createBeschreibung(adressen), adressen);
  return { repository, adressen, show };
}
