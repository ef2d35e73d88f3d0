import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { createMasterDataRepository } from '../../../../core/entries/master-data-repository.ts';
import { RATSINFO_PATH } from '../../ratsinfo-path.ts';
import { formatTime, LICENCE } from '../describe-object.ts';
import { oparlObjectSchema } from '../oparl-query.ts';
import { createOparlService } from '../oparl-service.ts';
import { serveOparl } from '../serve-oparl.ts';

const START = new Date(0);

/** OParl entry point: the system, and the URL of its municipalities. */
export const oparlSystem: RoutePlugin = async (app, { database: { db }, config }) => {
  serveOparl(app);
  const { repository, adressen: addresses } = createOparlService(db, config);
  const masterData = createMasterDataRepository(db);

  async function describe() {
    const [period, gemeinde] = await Promise.all([repository.readZeitraum(), masterData.findGemeinde()]);
    return {
      id: addresses.system,
      type: 'https://schema.oparl.org/1.1/System',
      oparlVersion: 'https://schema.oparl.org/1.1/',
      license: LICENCE,
      body: addresses.koerperschaften,
      name: `Ratsinformationssystem ${gemeinde?.name ?? ''}`.trim(),
      contactEmail: gemeinde?.email,
      contactName: gemeinde ? `Gemeinde ${gemeinde.name}` : undefined,
      website: addresses.seite('/'),
      created: formatTime(period?.erstellt ?? START),
      modified: formatTime(period?.geaendert ?? START),
      web: addresses.seite(RATSINFO_PATH),
    };
  }
  const schema = {
    tags: ['OParl'],
    summary: 'Das System und wo seine Körperschaften stehen (OParl 1.1: System)',
    response: { 200: oparlObjectSchema },
  };
  for (const address of ['/oparl/v1.1/', '/oparl/v1.1']) app.get(address, { schema }, describe);
};
