import type { Config } from '../../../core/platform/config/config.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createDescription } from './describe-object.ts';
import { createOparlAddresses } from './oparl-addresses.ts';
import { createOparlRepository } from './oparl-repository.ts';
import { createInsideView } from './show-inside.ts';

/** Shared by the OParl calls. */
export function createOparlService(db: DataSource, { SITE_URL }: Pick<Config, 'SITE_URL'>) {
  const repository = createOparlRepository(db);
  const addresses = createOparlAddresses(SITE_URL);
  const { show } = createInsideView(repository, createDescription(addresses), addresses);
  return { repository, adressen: addresses, show };
}
