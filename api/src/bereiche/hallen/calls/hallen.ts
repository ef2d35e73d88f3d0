import { hallenplanSchema } from '@gm/shared/bereiche/hallen/hallenplan';
import { addTage, isKalendertag, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { findMontag } from '../../../kern/regeln/find-montag.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createBelegungRepository } from '../belegung-repository.ts';
import { showWoche } from '../show-woche.ts';

/** When a hall is taken, week by week; for everybody of the staff. */
export const hallen: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  app.get(
    '/api/intranet/hallen',
    {
      onRequest: requireRolle(dienste, 'mitarbeiter'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Belegung einer Halle in einer Woche',
        querystring: z.object({
          ort: z.string().max(200).default(''),
          tag: z.string().refine(isKalendertag).optional().catch(undefined),
        }),
        response: { 200: hallenplanSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const alle = await createBelegungRepository(db).listHallen();
      const halle = alle.find((name) => name === request.query.ort) ?? alle[0] ?? '';
      const montag = findMontag(request.query.tag ?? readBerlinerZeit(new Date()).tag);
      return {
        hallen: alle,
        woche: await showWoche(db, halle, montag),
        vorher: addTage(montag, -7),
        nachher: addTage(montag, 7),
      };
    },
  );
};
