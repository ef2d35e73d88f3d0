import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { idParams } from '../../../../core/platform/rules/number-schema.ts';
import { OPARL_KINDS, type OparlKind } from '../oparl-kinds.ts';
import { objectQuery, oparlObjectSchema } from '../oparl-query.ts';
import { createOparlService } from '../oparl-service.ts';
import { serveOparl } from '../serve-oparl.ts';

/** Single objects. Those that are no longer public return 200 with `deleted`. */
export const oparlObject: RoutePlugin = async (app, { database: { db }, config }) => {
  serveOparl(app);
  const { repository, show } = createOparlService(db, config);

  for (const [name, { tabelle: table, typ: type }] of Object.entries(OPARL_KINDS)) {
    app.get(
      `/oparl/v1.1/${name}/:id`,
      {
        schema: {
          tags: ['OParl'],
          summary: `Ein Objekt (OParl 1.1: ${type})`,
          params: idParams,
          querystring: objectQuery,
          response: { 200: oparlObjectSchema, ...problemReplies(400, 404) },
        },
      },
      async ({ params, query }) => {
        const line = await repository.find(table, params.id);
        const [entity] = line ? await show(name as OparlKind, [line], { ohneListen: query.omit_internal }) : [];
        if (!entity) throw new AppError('nicht_gefunden', 'Dieses Objekt gibt es nicht.');
        return entity;
      },
    );
  }
};
