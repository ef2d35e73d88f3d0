import { type Ratsvorlage, ratsvorlageSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { councilParams } from '../search/council-query.ts';

/** A paper with its files and consultations. */
export const ratsvorlage: RoutePlugin = async (app, services) => {
  const answer = createCouncilAnswer(services);

  app.get(
    '/api/cms/ratsinfo/vorlagen/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Vorlage mit ihren Dateien und ihrem Weg durch die Gremien',
        params: councilParams,
        response: { 200: ratsvorlageSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'vorlage', async ({ sicht: view }): Promise<Ratsvorlage> => {
        const papers = createRatsvorlageRepository(services.database.db, view);
        const paper = await papers.find(request.params.id, new Date());
        if (!paper) throw new AppError('nicht_gefunden', 'Diese Vorlage gibt es nicht.');
        const { titel: title, art: kind, aktenzeichen: fileNumber, datum: date } = paper;
        return {
          ...paper,
          seo: {
            title,
            description: `${[kind ?? 'Vorlage', fileNumber].filter(Boolean).join(' ')}: Unterlagen und Beratungen`,
            type: 'website',
            published: date,
          },
        };
      }),
  );
};
