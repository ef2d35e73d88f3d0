import { AppError } from '@gm/shared/fehler/app-error';
import { pruefungSchema } from '@gm/shared/schemas/redaktion';
import { pruefungEingabeSchema } from '@gm/shared/schemas/redaktion-inhalt';
import type { RoutePlugin } from '../../bereich.ts';
import { createAussicht } from '../../inhalt/aussicht.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { parseDaten } from '../inhalt/inhalt-angaben.ts';
import { computeLesbarkeit } from '../qualitaet/compute-lesbarkeit.ts';
import { listBefunde } from '../qualitaet/list-befunde.ts';
import { listTexte } from '../qualitaet/list-texte.ts';
import { readRechte } from '../rechte/read-rechte.ts';

/** What is to be said about an entry while it is written. */
export const pruefung: RoutePlugin = async (app, dienste) => {
  const { bereiche, database } = dienste;
  app.post(
    '/api/intranet/redaktion/pruefung',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Einen Eintrag prüfen, wie er gerade geschrieben wird',
        body: pruefungEingabeSchema,
        response: { 200: pruefungSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const { art, schluessel, daten: json, text } = request.body;
      if (!readRechte(request).allowsSome(art)) throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht.');
      const daten = parseDaten(json) ?? {};
      const eintrag = { art, schluessel, datei: '', platz: 0, daten, text };
      const absaetze = [...listTexte(daten).map((stueck) => stueck.text), ...text.split(/\n\s*\n/)];
      return {
        befunde: await listBefunde(database.db, bereiche, eintrag, createAussicht(database.db)),
        lesbarkeit: computeLesbarkeit(absaetze),
      };
    },
  );
};
