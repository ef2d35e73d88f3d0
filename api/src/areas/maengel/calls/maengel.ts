import { type Maengel, maengelSchema } from '@gm/shared/areas/maengel/maengel';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { listStreets } from '../../abfall/area.ts';
import { buildPlan } from '../build-plan.ts';
import { PLAN_PATH } from '../maengel-path.ts';
import { showMangel } from '../mangel.ts';
import { createMangelRepository } from '../mangel-repository.ts';

/** Kinds of defects and locations, the public list of reports, and the image of the plan. */
export const maengel: RoutePlugin = async (app, { database: { db }, cache }) => {
  const repository = createMangelRepository(db);

  async function build(): Promise<Maengel> {
    const [masterData, streets, reports] = await Promise.all([
      repository.readStammdaten(),
      listStreets(db),
      repository.list(),
    ]);
    const lines = masterData?.plan?.strassen ?? {};
    return {
      arten: masterData?.arten.map(({ name, hinweis: hint }) => ({ name, hinweis: hint })) ?? [],
      strassen: streets.map((street) => ({ ...street, linie: lines[street.id] })),
      plan: buildPlan(masterData),
      maengel: reports.flatMap((report) => showMangel(report, streets) ?? []),
    };
  }

  app.get(
    '/api/maengel',
    {
      schema: {
        tags: ['Formulare'],
        summary: 'Was gemeldet werden kann, und was gemeldet und behoben ist, ohne Angaben zu Personen',
        response: { 200: maengelSchema },
      },
    },
    async (request, reply) => cache.send(request, reply, 'maengel', build),
  );

  app.get(
    PLAN_PATH,
    {
      schema: {
        tags: ['Formulare'],
        summary: 'Der Plan der Gemeinde als Bild',
        response: {
          200: { description: 'Der Plan', content: { 'image/svg+xml': { schema: z.unknown() } } },
          ...problemReplies(404),
        },
      },
    },
    async (request, reply) => {
      const masterData = await repository.readStammdaten();
      const svg = masterData?.plan?.svg;
      if (!svg) throw new AppError('nicht_gefunden', 'Es gibt keinen Plan.');
      // As a document of this site an SVG could run scripts, so its policy forbids everything.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return cache.send(request, reply, 'maengel plan', async () => svg, { type: 'image/svg+xml' });
    },
  );
};
