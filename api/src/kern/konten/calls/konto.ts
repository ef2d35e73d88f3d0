import { kontoSchema } from '@gm/shared/schemas/konten';
import type { RoutePlugin } from '../../bereich.ts';
import { countUnpassende } from '../../redaktion/inhalt/show-inhalte.ts';
import { readRechte } from '../../redaktion/rechte/read-rechte.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';
import { ALLE_ZUGAENGE } from '../zugang.ts';

const SCHREIBENDE = ['redaktion', 'admin', 'autor'] as const;

/** Who is logged in, for pages that know the visitor by cookie alone. */
export const konto: RoutePlugin = async (app, dienste) => {
  const { bereiche, database } = dienste;
  for (const { art, konto: pfad } of ALLE_ZUGAENGE) {
    app.get(
      pfad,
      {
        onRequest: art === 'rat' ? requireRolle(dienste, 'rat') : requireRolle(dienste, 'mitarbeiter', 'verein'),
        schema: {
          tags: ['Konten'],
          summary: 'Wer angemeldet ist',
          response: { 200: kontoSchema, ...problemReplies(401) },
        },
      },
      async (request) => {
        const { konto, rollen } = getLoggedIn(request);
        const schreibt = art === 'intern' && SCHREIBENDE.some((rolle) => rollen.includes(rolle));
        const unpassende = schreibt ? await countUnpassende(database.db, bereiche, readRechte(request)) : undefined;
        return { ...konto, rollen: [...rollen], unpassende };
      },
    );
  }
};
