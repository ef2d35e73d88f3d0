import { type Maengel, maengelSchema } from '@gm/shared/bereiche/maengel/maengel';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { listStrassen } from '../../abfall/bereich.ts';
import { buildPlan } from '../build-plan.ts';
import { PLAN_PFAD } from '../maengel-pfad.ts';
import { showMangel } from '../mangel.ts';
import { createMangelRepository } from '../mangel-repository.ts';

/** What can be reported and where, what is reported and mended, and the picture of the plan. */
export const maengel: RoutePlugin = async (app, { database: { db }, cache }) => {
  const repository = createMangelRepository(db);

  async function build(): Promise<Maengel> {
    const [stammdaten, strassen, meldungen] = await Promise.all([
      repository.readStammdaten(),
      listStrassen(db),
      repository.list(),
    ]);
    const linien = stammdaten?.plan?.strassen ?? {};
    return {
      arten: stammdaten?.arten.map(({ name, hinweis }) => ({ name, hinweis })) ?? [],
      strassen: strassen.map((strasse) => ({ ...strasse, linie: linien[strasse.id] })),
      plan: buildPlan(stammdaten),
      maengel: meldungen.flatMap((meldung) => showMangel(meldung, strassen) ?? []),
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
    PLAN_PFAD,
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
      const stammdaten = await repository.readStammdaten();
      const svg = stammdaten?.plan?.svg;
      if (!svg) throw new AppError('nicht_gefunden', 'Es gibt keinen Plan.');
      // Opened by itself it is a document of this site: it may do nothing.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return cache.send(request, reply, 'maengel plan', async () => svg, { type: 'image/svg+xml' });
    },
  );
};
