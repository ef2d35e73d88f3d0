import { AppError } from '@gm/shared/fehler/app-error';
import type { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { idParams } from '../../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { buildSeitenlinks } from '../build-seitenlinks.ts';
import { listenAbfrage, oparlListeSchema } from '../oparl-abfrage.ts';
import { OPARL_ARTEN, type OparlArt } from '../oparl-arten.ts';
import { createOparlDienst } from '../oparl-dienst.ts';
import type { OparlFilter } from '../oparl-repository.ts';
import { serveOparl } from '../serve-oparl.ts';

const MAX_JE_SEITE = 100;

/** Lists of all kinds of objects: of the system, of a municipality, of a body. */
export const oparlListen: RoutePlugin = async (app, { database: { db }, config }) => {
  serveOparl(app);
  const { repository, adressen, show } = createOparlDienst(db, config);

  async function list(art: OparlArt, adresse: string, von: OparlFilter, abfrage: z.output<typeof listenAbfrage>) {
    const { page: seite, limit, omit_internal, ...zeiten } = abfrage;
    const proSeite = Math.min(limit, MAX_JE_SEITE);
    const { tabelle } = OPARL_ARTEN[art];
    const filter = { ...von, ...zeiten };
    const [anzahl, zeilen] = await Promise.all([
      repository.count(tabelle, filter),
      repository.list(tabelle, filter, { seite, proSeite }),
    ]);
    const seiten = Math.max(1, Math.ceil(anzahl / proSeite));
    return {
      data: await show(art, zeilen, { ohneListen: omit_internal }),
      pagination: { totalElements: anzahl, elementsPerPage: proSeite, currentPage: seite, totalPages: seiten },
      links: buildSeitenlinks(adresse, abfrage, seiten),
    };
  }

  const describe = (art: OparlArt, von: string) => ({
    tags: ['OParl'],
    summary: `Liste der Objekte ${von} (OParl 1.1: ${OPARL_ARTEN[art].typ})`,
    querystring: listenAbfrage,
    response: { 200: oparlListeSchema, ...problemReplies(400, 404) },
  });

  app.get('/oparl/v1.1/body', { schema: describe('body', 'des Systems') }, ({ query }) =>
    list('body', adressen.koerperschaften, {}, query),
  );

  async function demand(art: 'body' | 'organization', id: number) {
    if (!(await repository.find(OPARL_ARTEN[art].tabelle, id))) {
      throw new AppError('nicht_gefunden', 'Dieses Objekt gibt es nicht.');
    }
  }
  for (const art of Object.keys(OPARL_ARTEN) as OparlArt[]) {
    if (art === 'body') continue;
    const schema = { ...describe(art, 'einer Körperschaft'), params: idParams };
    app.get(`/oparl/v1.1/body/:id/${art}`, { schema }, async ({ params: { id }, query }) => {
      await demand('body', id);
      return list(art, adressen.list('body', id, art), { koerperschaft: id }, query);
    });
  }
  for (const art of ['meeting', 'consultation'] as const) {
    const schema = { ...describe(art, 'eines Gremiums'), params: idParams };
    app.get(`/oparl/v1.1/organization/:id/${art}`, { schema }, async ({ params: { id }, query }) => {
      await demand('organization', id);
      return list(art, adressen.list('organization', id, art), { gremium: id }, query);
    });
  }
};
