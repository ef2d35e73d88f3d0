import { AppError } from '@gm/shared/fehler/app-error';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { checkKennwort } from '../../../kern/server/check-kennwort.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { TABELLENANTWORT, TABELLENFORMATE } from '../../../kern/tabellen/write-tabelle.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { buildTeilnehmertabelle, writePrintPage } from '../teilnehmerliste.ts';

/** Who takes part in an event, for its organiser; for staff only. */
export const teilnehmer: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const repository = createFerienprogrammRepository(database.db);
  /** For programs with the password of the staff, and for people with an account. */
  const wege = [
    {
      pfad: '/api/ferienprogramm/verwaltung/veranstaltungen/:id/teilnehmer',
      onRequest: checkKennwort(config.STAFF_TOKEN, 'Bitte melden Sie sich an.'),
    },
    { pfad: '/api/intranet/ferienprogramm/:id/teilnehmer', onRequest: requireRolle(dienste, 'redaktion') },
  ];

  for (const { pfad, onRequest } of wege)
    app.get(
      pfad,
      {
        onRequest,
        schema: {
          tags: ['Ferienprogramm'],
          summary: 'Teilnehmerliste einer Veranstaltung als CSV, XLSX oder Druckseite',
          params: z.object({
            id: z
              .string()
              .regex(/^[1-9]\d{0,8}$/)
              .transform(Number),
          }),
          querystring: z.object({ format: z.enum(['csv', 'xlsx', 'html']).default('csv') }),
          response: {
            200: { description: 'Die Datei', content: { ...TABELLENANTWORT, 'text/html': { schema: z.unknown() } } },
            ...problemReplies(400, 401, 403, 404),
          },
        },
      },
      async (request, reply) => {
        const { format } = request.query;
        const liste = await repository.listTeilnehmer(request.params.id);
        if (!liste) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
        const art = format === 'html' ? 'inline' : 'attachment';
        reply.header('cache-control', 'no-store');
        reply.header('content-disposition', `${art}; filename="${buildSlug(liste.titel)}.${format}"`);
        reply.serializer((datei: unknown) => datei as string);
        if (format !== 'html') {
          const { typ, write } = TABELLENFORMATE[format];
          return reply.type(typ).send(await write(buildTeilnehmertabelle(liste)));
        }
        // A page with inline styles and nothing else: its own policy allows just that.
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
        return reply.type('text/html; charset=utf-8').send(writePrintPage(liste));
      },
    );
};
