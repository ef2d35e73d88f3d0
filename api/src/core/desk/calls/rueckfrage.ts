import { rueckfrageAntwortSchema } from '@gm/shared/schemas/desk/release-decision';
import { rueckfrageSchema } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';
import { registerForm } from '../../forms/register-form.ts';
import { buildTokenHash } from '../../platform/config/secret.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { createRueckfrageForm } from '../answer.ts';
import type { DeskContext } from '../context.ts';
import { listCorrectionFields } from '../correction.ts';
import { createReleaseRepository } from '../release-repository.ts';

/** Shows the desk's question to the holder of the private link, and accepts the answer. */
export const rueckfrage: RoutePlugin<DeskContext> = async (app, services) => {
  const { config, database, freigabearten: releaseKinds } = services;
  app.get(
    '/api/rueckfrage',
    {
      config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: 'Eine Frage der Gemeinde zu etwas, das man geschickt hat',
        querystring: z.object({ token: z.string().max(64).catch('') }),
        response: { 200: rueckfrageSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const line = await createReleaseRepository(database.db).findFrage(buildTokenHash(request.query.token));
      // Not a 404: the page itself explains that the link is unknown.
      const kind = line && releaseKinds.find(line.formular);
      if (!kind) return reply.send(null);
      return {
        referenz: line.referenz,
        bezeichnung: kind.bezeichnung,
        frage: line.frage ?? '',
        korrekturfelder: listCorrectionFields(kind, { ...line.angaben, ...line.korrektur }),
      };
    },
  );
  registerForm(app, services, {
    summary: 'Eine Frage der Gemeinde beantworten',
    pfad: '/api/rueckfrage',
    schema: rueckfrageAntwortSchema,
    template: 'rueckfrage',
    formular: createRueckfrageForm(config, releaseKinds),
  });
};
