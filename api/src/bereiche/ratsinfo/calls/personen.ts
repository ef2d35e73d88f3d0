import { type Ratsperson, ratspersonenSchema, ratspersonSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/fehler/app-error';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsParams } from '../rats-abfrage.ts';
import { createRatsgremiumRepository } from '../ratsgremium-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';

const GEZEIGTE_VORLAGEN = 10;

/** Whoever is a member of a body, and each with memberships and papers. */
export const ratspersonen: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  const answer = createRatsAntwort(dienste);
  const personen = createRatsgremiumRepository(db);

  app.get(
    '/api/cms/ratsinfo/personen',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Mitglieder der Gremien',
        response: { 200: ratspersonenSchema },
      },
    },
    async (request, reply) => answer(request, reply, 'personen', async ({ heute }) => personen.listPersonen(heute)),
  );

  app.get(
    '/api/cms/ratsinfo/personen/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Person mit ihren Mitgliedschaften',
        params: ratsParams,
        response: { 200: ratspersonSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, 'person', async ({ sicht, heute }): Promise<Ratsperson> => {
        const person = await personen.findPerson(id, heute);
        if (!person) throw new AppError('nicht_gefunden', 'Diese Person gibt es nicht.');
        const vorlagen = await createRatsvorlageRepository(db, sicht).listVonPerson(id, GEZEIGTE_VORLAGEN);
        // Stands below the name on the page.
        const description = [person.fraktion, 'Mitgliedschaften, Anträge und Anfragen'].filter(Boolean).join(': ');
        return { ...person, vorlagen, seo: { title: person.name, description, type: 'website' } };
      });
    },
  );
};
