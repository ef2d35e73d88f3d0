import { AppError } from '@gm/shared/fehler/app-error';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { idParams } from '../../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { objektAbfrage, oparlObjektSchema } from '../oparl-abfrage.ts';
import { OPARL_ARTEN, type OparlArt } from '../oparl-arten.ts';
import { createOparlDienst } from '../oparl-dienst.ts';
import { serveOparl } from '../serve-oparl.ts';

/** Single objects. One that was public once is answered with 200 and `deleted`. */
export const oparlObjekt: RoutePlugin = async (app, { database: { db }, config }) => {
  serveOparl(app);
  const { repository, show } = createOparlDienst(db, config);

  for (const [name, { tabelle, typ }] of Object.entries(OPARL_ARTEN)) {
    app.get(
      `/oparl/v1.1/${name}/:id`,
      {
        schema: {
          tags: ['OParl'],
          summary: `Ein Objekt (OParl 1.1: ${typ})`,
          params: idParams,
          querystring: objektAbfrage,
          response: { 200: oparlObjektSchema, ...problemReplies(400, 404) },
        },
      },
      async ({ params, query }) => {
        const zeile = await repository.find(tabelle, params.id);
        const [objekt] = zeile ? await show(name as OparlArt, [zeile], { ohneListen: query.omit_internal }) : [];
        if (!objekt) throw new AppError('nicht_gefunden', 'Dieses Objekt gibt es nicht.');
        return objekt;
      },
    );
  }
};
