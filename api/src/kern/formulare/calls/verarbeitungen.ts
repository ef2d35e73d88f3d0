import { verarbeitungenSchema } from '@gm/shared/schemas/verarbeitungen';
import type { RoutePlugin } from '../../bereich.ts';
import { describeVerarbeitungen, UNFERTIGE_BILDER } from '../describe-verarbeitungen.ts';

/** What the page about privacy lists: made of the forms and settings themselves, so that it cannot fall behind them. */
export const verarbeitungen: RoutePlugin = async (app, { config, cache, bereiche, formularauskuenfte }) => {
  app.get(
    '/api/cms/verarbeitungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Welche Angaben die Formulare speichern, wofür und wie lange',
        response: { 200: verarbeitungenSchema },
      },
    },
    async (request, reply) =>
      cache.send(request, reply, 'verarbeitungen', async () => ({
        data: [
          ...describeVerarbeitungen(formularauskuenfte, config),
          UNFERTIGE_BILDER,
          ...bereiche.flatMap((bereich) => bereich.verarbeitungen?.(config) ?? []),
        ],
      })),
  );
};
