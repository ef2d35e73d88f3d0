import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { type Arbeitssuche, arbeitssucheSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { Dienste, RoutePlugin } from '../../bereich.ts';
import { createFreigabeRepository } from '../../freigaben/freigabe-repository.ts';
import { buildFilter } from '../../freigaben/freigabefilter.ts';
import { listEintraege } from '../../freigaben/show-freigabe.ts';
import { getLoggedIn, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { INHALTE } from '../build-redaktion-route.ts';
import { showInhalte } from '../inhalt/show-inhalte.ts';
import { readRechte } from '../rechte/read-rechte.ts';
import type { Rechte } from '../rechte/rechte.ts';

/** Of each kind; the whole list is one link away. */
const GEZEIGT = 8;

type Gruppe = Arbeitssuche['gruppen'][number];

async function searchInhalte({ database, bereiche }: Dienste, rechte: Rechte, q: string): Promise<Gruppe> {
  const { data, anzahl, istMehr } = await showInhalte(database.db, bereiche, rechte, {
    typ: '',
    q,
    sort: '',
    ansicht: '',
    seite: 1,
  });
  return {
    titel: 'Inhalte der Website',
    anzahl,
    istMehr,
    alle: `${INHALTE.href}?${new URLSearchParams({ q })}`,
    data: data.slice(0, GEZEIGT).map(({ titel, art, angaben: [erste], detailURL }) => ({
      titel,
      hinweis: erste ? `${art}, ${erste}` : art,
      detailURL,
    })),
  };
}

async function searchEinsendungen(
  { config, database, freigabearten }: Dienste,
  q: string,
  konto: number,
): Promise<Gruppe> {
  const repository = createFreigabeRepository(database.db);
  const filter = buildFilter(
    { ansicht: 'alle', typ: undefined, sort: '', q },
    konto,
    freigabearten,
    await repository.count(konto),
  );
  const zeilen = await repository.list(filter, { seite: 1, proSeite: GEZEIGT });
  const { tag } = readBerlinerZeit(new Date());
  return {
    titel: 'Einsendungen',
    anzahl: await repository.countHits(filter),
    istMehr: false,
    alle: `/intranet/freigaben/?${new URLSearchParams({ ansicht: 'alle', q })}`,
    data: listEintraege(zeilen, freigabearten, config, tag).map(
      ({ titel, referenz, bezeichnung, status, detailURL }) => ({
        titel: titel || referenz,
        hinweis: `${bezeichnung} ${referenz}, ${status}`,
        detailURL,
      }),
    ),
  };
}

/** One search over what the work area holds, as far as the account may see it. */
export const arbeitssuche: RoutePlugin = async (app, dienste) => {
  app.get(
    '/api/intranet/suche',
    {
      onRequest: requireRolle(dienste, 'mitarbeiter', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Suche in Inhalten und Einsendungen, soweit das Konto sie sehen darf',
        querystring: z.object({ q: z.string().max(200).default('') }),
        response: { 200: arbeitssucheSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const q = request.query.q.trim();
      const { konto, rollen } = getLoggedIn(request);
      if (q === '') return { gruppen: [] };
      const gruppen = await Promise.all([
        rollen.includes('redaktion') ? searchEinsendungen(dienste, q, konto.id) : [],
        searchInhalte(dienste, readRechte(request), q),
      ]);
      return { gruppen: gruppen.flat().filter(({ anzahl }) => anzahl > 0) };
    },
  );
};
