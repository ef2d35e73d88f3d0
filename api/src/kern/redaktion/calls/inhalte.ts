import { AppError } from '@gm/shared/fehler/app-error';
import { beitragSchema, inhalteSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { getAkteur, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { INHALTSORDNUNGEN } from '../inhalt/inhaltsordnung.ts';
import { showInhalt, showInhalte } from '../inhalt/show-inhalte.ts';
import { readRechte } from '../rechte/read-rechte.ts';

const tags = ['Redaktion'];

/** The content itself: what kinds there are, their entries, and the form of each. */
export const inhalte: RoutePlugin = async (app, dienste) => {
  const { bereiche, database, publikationen } = dienste;
  const onRequest = requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein');

  app.get(
    '/api/intranet/redaktion/inhalte',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Alle Arten von Inhalt, und die Einträge einer davon',
        querystring: z.object({
          typ: z.string().max(60).default(''),
          q: z.string().max(200).default(''),
          sort: z.union([z.enum(INHALTSORDNUNGEN), z.literal('')]).catch(''),
          ansicht: z.enum(['', 'unpassend']).catch('').describe('Nur, was nicht mehr zu den Vorlagen passt'),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: inhalteSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    (request) => showInhalte(database.db, bereiche, readRechte(request), request.query),
  );

  app.get(
    '/api/intranet/redaktion/inhalte/:art',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ein Eintrag des Inhalts mit seinem Formular; ohne Schlüssel ein neuer, auf Wunsch wie ein anderer',
        params: z.object({ art: z.string().max(60) }),
        querystring: z.object({
          id: z.string().max(300).default(''),
          wie: z.string().max(400).default('').describe('Art und Schlüssel, `seite/grillplaetze`'),
        }),
        response: { 200: beitragSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { art } = request.params;
      const leser = { ...getAkteur(request), rechte: readRechte(request) };
      const { id: schluessel, wie } = request.query;
      const gefunden = await showInhalt(database.db, bereiche, publikationen, leser, { art, schluessel, wie });
      if (!gefunden) throw new AppError('nicht_gefunden', 'Diesen Inhalt gibt es nicht.');
      return gefunden;
    },
  );
};
