import { veranstaltungSeiteSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { veranstaltungKurzSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { tagAbfrage } from '../../../kern/kalender/auswahl-abfrage.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { eventReferenceSchema } from '../event-reference.ts';
import { createKalenderRepository } from '../kalender-repository.ts';
import { createVeranstaltungRepository } from '../veranstaltung-repository.ts';

const notThere = () => new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');

/**
 * One event as its page shows it. A hall may be asked for before staff have released the event, so its title, time and
 * organiser, and nothing more, can be read with `freigabe=keine_freigabe_abfrage`; before the release only by whoever has
 * its secret, which stands behind the number.
 */
export const veranstaltungDetail: RoutePlugin = async (app, { database: { db }, cache }) => {
  const eingetragene = createVeranstaltungRepository(db);
  const kalender = createKalenderRepository(db);

  app.get(
    '/api/cms/veranstaltungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Veranstaltung; vor ihrer Freigabe nur Titel, Zeit und Veranstalter, und nur mit ihrem Schlüssel',
        params: z.object({ id: eventReferenceSchema }),
        querystring: z.object({
          freigabe: z.literal('keine_freigabe_abfrage').optional(),
          tag: tagAbfrage,
        }),
        response: { 200: z.union([veranstaltungSeiteSchema, veranstaltungKurzSchema]), ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id, schluessel } = request.params.id;
      if (request.query.freigabe) {
        const gefunden = await eingetragene.find(id, { schluessel });
        if (!gefunden) throw notThere();
        return reply.header('cache-control', 'no-store').send(gefunden);
      }
      const { tag: heute } = readBerlinerZeit(getJetzt());
      const { tag } = request.query;
      return cache.send(request, reply, `veranstaltung ${heute} ${id} ${tag}`, async () => {
        const gefunden = await kalender.find(id, heute, tag);
        if (!gefunden) throw notThere();
        return gefunden;
      });
    },
  );
};
