import { AppError } from '@gm/shared/fehler/app-error';
import { type Ratsvorlage, ratsvorlageSchema } from '@gm/shared/schemas/ratsinfo';
import { createRatsvorlageRepository } from '../../daten/ratsvorlage-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { createRatsAntwort } from '../../ratsinfo/create-rats-antwort.ts';
import { ratsParams } from '../../ratsinfo/rats-abfrage.ts';
import { problemReplies } from '../problem-replies.ts';

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
