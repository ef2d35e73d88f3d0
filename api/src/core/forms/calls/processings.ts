import { processingsSchema } from '@gm/shared/schemas/desk/processings';
import type { RoutePlugin } from '../../platform/context.ts';
import type { FormsContext } from '../context.ts';
import { describeProcessings, UNFINISHED_IMAGES } from '../submissions/describe-processings.ts';

/** Data for the privacy page. It is generated from forms and settings, so that it cannot become outdated. */
export const processings: RoutePlugin<FormsContext> = async (
  app,
  { config, cache, bereiche: areas, formularauskuenfte: formDisclosures },
) => {
  app.get(
    '/api/cms/verarbeitungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Welche Angaben die Formulare speichern, wofür und wie lange',
        response: { 200: processingsSchema },
      },
    },
    async (request, reply) =>
      cache.send(request, reply, 'verarbeitungen', async () => ({
        data: [
          ...describeProcessings(formDisclosures, config),
          UNFINISHED_IMAGES,
          ...areas.flatMap((area) => area.verarbeitungen?.(config) ?? []),
        ],
      })),
  );
};
