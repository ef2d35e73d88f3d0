import { rueckfrageAntwortSchema } from '@gm/shared/schemas/freigabe-entscheidung';
import { rueckfrageSchema } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { buildTokenHash } from '../../betrieb/geheimnis.ts';
import { registerFormular } from '../../formulare/register-formular.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createRueckfrageFormular } from '../answer.ts';
import { createFreigabeRepository } from '../freigabe-repository.ts';
import { listKorrekturfelder } from '../korrektur.ts';

/** What the desk asks a sender, for whoever has the private link, and the answer. */
export const rueckfrage: RoutePlugin = async (app, dienste) => {
  const { config, database, freigabearten } = dienste;
  app.get(
    '/api/rueckfrage',
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: 'Eine Frage der Gemeinde zu etwas, das man geschickt hat',
        querystring: z.object({ token: z.string().max(64).catch('') }),
        response: { 200: rueckfrageSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const zeile = await createFreigabeRepository(database.db).findFrage(buildTokenHash(request.query.token));
      // No 404: the page tells in its own words what a link that fits nothing means.
      const art = zeile && freigabearten.find(zeile.formular);
      if (!art) return reply.send(null);
      return {
        referenz: zeile.referenz,
        bezeichnung: art.bezeichnung,
        frage: zeile.frage ?? '',
        korrekturfelder: listKorrekturfelder(art, { ...zeile.angaben, ...zeile.korrektur }),
      };
    },
  );
  registerFormular(app, dienste, {
    summary: 'Eine Frage der Gemeinde beantworten',
    pfad: '/api/rueckfrage',
    schema: rueckfrageAntwortSchema,
    template: 'rueckfrage',
    formular: createRueckfrageFormular(config, freigabearten),
  });
};
