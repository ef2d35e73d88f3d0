import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { createStammdatenRepository } from '../../../../kern/inhalt/stammdaten-repository.ts';
import { RATSINFO_PFAD } from '../../ratsinfo-pfad.ts';
import { formatZeit, LIZENZ } from '../describe-objekt.ts';
import { oparlObjektSchema } from '../oparl-abfrage.ts';
import { createOparlDienst } from '../oparl-dienst.ts';
import { serveOparl } from '../serve-oparl.ts';

const BEGINN = new Date(0);

/** Entry point of OParl: what this system is, and where its municipalities are. */
export const oparlSystem: RoutePlugin = async (app, { database: { db }, config }) => {
  serveOparl(app);
  const { repository, adressen } = createOparlDienst(db, config);
  const stammdaten = createStammdatenRepository(db);

  async function describe() {
    const [zeitraum, gemeinde] = await Promise.all([repository.readZeitraum(), stammdaten.findGemeinde()]);
    return {
      id: adressen.system,
      type: 'https://schema.oparl.org/1.1/System',
      oparlVersion: 'https://schema.oparl.org/1.1/',
      license: LIZENZ,
      body: adressen.koerperschaften,
      name: `Ratsinformationssystem ${gemeinde?.name ?? ''}`.trim(),
      contactEmail: gemeinde?.email,
      contactName: gemeinde ? `Gemeinde ${gemeinde.name}` : undefined,
      website: adressen.seite('/'),
      created: formatZeit(zeitraum?.erstellt ?? BEGINN),
      modified: formatZeit(zeitraum?.geaendert ?? BEGINN),
      web: adressen.seite(RATSINFO_PFAD),
    };
  }
  const schema = {
    tags: ['OParl'],
    summary: 'Das System und wo seine Körperschaften stehen (OParl 1.1: System)',
    response: { 200: oparlObjektSchema },
  };
  for (const adresse of ['/oparl/v1.1/', '/oparl/v1.1']) app.get(adresse, { schema }, describe);
};
