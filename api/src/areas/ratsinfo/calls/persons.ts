import { type Ratsperson, ratspersonenSchema, ratspersonSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatsgremiumRepository } from '../ratsgremium-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { councilParams } from '../search/council-query.ts';

const SHOWN_PAPERS = 10;

/** Members of bodies, each with memberships and papers. */
export const ratspersonen: RoutePlugin = async (app, services) => {
  const { db } = services.database;
  const answer = createCouncilAnswer(services);
  const persons = createRatsgremiumRepository(db);

  app.get(
    '/api/cms/ratsinfo/personen',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Mitglieder der Gremien',
        response: { 200: ratspersonenSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'personen', async ({ heute: today }) => persons.listPersonen(today)),
  );

  app.get(
    '/api/cms/ratsinfo/personen/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Person mit ihren Mitgliedschaften',
        params: councilParams,
        response: { 200: ratspersonSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, 'person', async ({ sicht: view, heute: today }): Promise<Ratsperson> => {
        const person = await persons.findPerson(id, today);
        if (!person) throw new AppError('nicht_gefunden', 'Diese Person gibt es nicht.');
        const papers = await createRatsvorlageRepository(db, view).listVonPerson(id, SHOWN_PAPERS);
        // Shown below the name on the page.
        const description = [person.fraktion, 'Mitgliedschaften, Anträge und Anfragen'].filter(Boolean).join(': ');
        return { ...person, vorlagen: papers, seo: { title: person.name, description, type: 'website' } };
      });
    },
  );
};
