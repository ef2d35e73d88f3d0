import { ratsmitgliedSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getGremien, getMoment, readGremienNames } from '../council-lines.ts';
import { findView } from '../find-view.ts';
import { createCouncilNoteRepository } from '../meetings/council-note-repository.ts';

/** The logged-in member; null for anyone else, who sees the public version of the pages. */
export const ratsmitglied: RoutePlugin = async (app, services) => {
  const { db } = services.database;

  app.get(
    '/api/cms/ratsinfo/mitglied',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Wer im Ratsinformationssystem angemeldet ist',
        response: { 200: ratsmitgliedSchema.nullable() },
      },
    },
    async (request, reply) => {
      const { mitglied: member, sicht: view } = await findView(request, reply, services);
      // The response for visitors is always the same, so their pages stay in the cache.
      if (!member) return reply.header('cache-control', 'no-cache').send(null);
      const { konto: account, neu_seit, sekunden: seconds } = member;
      return reply.header('cache-control', 'private, no-store').send({
        vorname: account.vorname,
        nachname: account.nachname,
        pw_geaendert: account.pw_geaendert,
        letzterBesuch: neu_seit && getMoment(neu_seit),
        gremien: getGremien(view, await readGremienNames(db)),
        notizen: await createCouncilNoteRepository(db, account.id).list(view, new Date()),
        sekunden: seconds,
      });
    },
  );
};
