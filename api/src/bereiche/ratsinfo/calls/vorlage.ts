import { type Ratsvorlage, ratsvorlageSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/fehler/app-error';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsParams } from '../rats-abfrage.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';

/** A paper with its files and its way through the bodies. */
export const ratsvorlage: RoutePlugin = async (app, dienste) => {
  const answer = createRatsAntwort(dienste);

  app.get(
    '/api/cms/ratsinfo/vorlagen/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Vorlage mit ihren Dateien und ihrem Weg durch die Gremien',
        params: ratsParams,
        response: { 200: ratsvorlageSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'vorlage', async ({ sicht }): Promise<Ratsvorlage> => {
        const vorlagen = createRatsvorlageRepository(dienste.database.db, sicht);
        const vorlage = await vorlagen.find(request.params.id, new Date());
        if (!vorlage) throw new AppError('nicht_gefunden', 'Diese Vorlage gibt es nicht.');
        const { titel, art, aktenzeichen, datum } = vorlage;
        return {
          ...vorlage,
          seo: {
            title: titel,
            description: `${[art ?? 'Vorlage', aktenzeichen].filter(Boolean).join(' ')}: Unterlagen und Beratungen`,
            type: 'website',
            published: datum,
          },
        };
      }),
  );
};
