import { mailExamplesSchema } from '@gm/shared/schemas/editor/mails';
import { readRights } from '../../editor/rights/read-rights.ts';
import { buildContentHref } from '../../editor/store/build-editorial-route.ts';
import { createMasterDataRepository } from '../../entries/master-data-repository.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { requireRole } from '../../services/accounts/sessions/require-role.ts';
import { createLetterhead, putOnLetterhead } from '../../services/mail/letterhead.ts';
import { nameMailKind } from '../../services/mail/mail-words.ts';
import { readMailWords } from '../../services/mail/read-mail-words.ts';
import { renderMail } from '../../services/mail/render-mail.ts';
import type { RoutePlugin } from '../area.ts';
import { listMailExamples } from '../list-mail-examples.ts';

/** Lists every mail of the site for staff. */
export const mails: RoutePlugin = async (app, services) => {
  const { config, database } = services;
  const masterData = createMasterDataRepository(database.db);

  app.get(
    '/api/intranet/mails',
    {
      onRequest: requireRole(services, 'mitarbeiter'),
      schema: {
        tags: ['Intranet'],
        summary: 'Alle E-Mails der Website, wie sie jetzt lauten, mit Beispieldaten',
        response: { 200: mailExamplesSchema, ...problemReplies(401, 403) },
      },
    },
    async (request) => {
      const rights = readRights(request);
      const letterhead = (await masterData.findGemeinde()) ?? createLetterhead(config.MAIL_FROM);
      const reader = await readMailWords(database.db);
      return {
        data: listMailExamples(services, reader).map(({ anlass: occasion, mail, texte: kind }) => ({
          anlass: occasion,
          texte: kind
            ? {
                art: kind.name,
                titel: nameMailKind(kind),
                href: rights.allowsSome(kind.name) ? buildContentHref(kind.name) : null,
              }
            : null,
          ...putOnLetterhead(renderMail(mail), letterhead, config.SITE_URL),
        })),
      };
    },
  );
};
