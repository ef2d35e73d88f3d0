import { mailbeispieleSchema } from '@gm/shared/schemas/mails';
import type { RoutePlugin } from '../../bereich.ts';
import { createStammdatenRepository } from '../../inhalt/stammdaten-repository.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createBriefkopf, putOnLetterhead } from '../letterhead.ts';
import { listMailbeispiele } from '../list-mailbeispiele.ts';
import { readMailworte } from '../read-mailworte.ts';
import { renderMail } from '../render-mail.ts';

/** Every mail of the site, for staff. */
export const mails: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const stammdaten = createStammdatenRepository(database.db);

  app.get(
    '/api/intranet/mails',
    {
      onRequest: requireRolle(dienste, 'mitarbeiter'),
      schema: {
        tags: ['Intranet'],
        summary: 'Alle E-Mails der Website, wie sie jetzt lauten, mit Beispieldaten',
        response: { 200: mailbeispieleSchema, ...problemReplies(401, 403) },
      },
    },
    async () => {
      const briefkopf = (await stammdaten.findGemeinde()) ?? createBriefkopf(config.MAIL_FROM);
      const leser = await readMailworte(database.db);
      return {
        data: listMailbeispiele(dienste, leser).map(({ anlass, mail }) => ({
          anlass,
          ...putOnLetterhead(renderMail(mail), briefkopf, config.SITE_URL),
        })),
      };
    },
  );
};
