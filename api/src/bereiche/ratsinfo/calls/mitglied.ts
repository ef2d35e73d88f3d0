import { ratsmitgliedSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { findSicht } from '../find-sicht.ts';
import { getGremien, getZeitpunkt, readGremiennamen } from '../rats-zeilen.ts';
import { createRatsnotizRepository } from '../ratsnotiz-repository.ts';

/** The member who is logged in; null for everybody else, for whom the same pages are public. */
export const ratsmitglied: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;

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
      const { mitglied, sicht } = await findSicht(request, reply, dienste);
      // Of a visitor nothing is true at this moment only, so that pages for them stay in the cache.
      if (!mitglied) return reply.header('cache-control', 'no-cache').send(null);
      const { konto, neu_seit, sekunden } = mitglied;
      return reply.header('cache-control', 'private, no-store').send({
        vorname: konto.vorname,
        nachname: konto.nachname,
        pw_geaendert: konto.pw_geaendert,
        letzterBesuch: neu_seit && getZeitpunkt(neu_seit),
        gremien: getGremien(sicht, await readGremiennamen(db)),
        notizen: await createRatsnotizRepository(db, konto.id).list(sicht, new Date()),
        sekunden,
      });
    },
  );
};
