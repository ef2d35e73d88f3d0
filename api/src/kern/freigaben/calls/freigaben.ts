import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { isUndecided } from '@gm/shared/regeln/freigabe';
import { ANSICHTEN, type Freigaben, freigabenSchema } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { getLoggedIn, requireRolle } from '../../konten/require-rolle.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createFreigabeRepository, MAX_GEZAEHLT } from '../freigabe-repository.ts';
import { buildFilter, createFilterSchema } from '../freigabefilter.ts';
import { listEintraege } from '../show-freigabe.ts';

const PRO_SEITE = 25;

type Zahlen = Awaited<ReturnType<ReturnType<typeof createFreigabeRepository>['count']>>;
type Ansicht = Freigaben['ansicht'];

const countIn = (ansicht: Ansicht, { status, anzahl, meine }: Zahlen[number]): number => {
  const offen = isUndecided(status);
  if (ansicht === 'alle') return anzahl;
  if (ansicht === 'erledigt') return offen ? 0 : anzahl;
  if (ansicht === 'rueckfrage') return status === 'Rückfrage' ? anzahl : 0;
  return offen ? (ansicht === 'meine' ? meine : anzahl) : 0;
};

const sum = (zahlen: Zahlen, ansicht: Ansicht) => zahlen.reduce((summe, zeile) => summe + countIn(ansicht, zeile), 0);

/** Everything residents sent, for whoever may release it. */
export const freigaben: RoutePlugin = async (app, dienste) => {
  const { config, database, freigabearten } = dienste;
  const filterSchema = createFilterSchema(freigabearten);
  app.get(
    '/api/intranet/freigaben',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Eingang: was Bürgerinnen und Bürger geschickt haben',
        querystring: filterSchema.extend({ seite: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
        response: { 200: freigabenSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht, typ, seite } = request.query;
      const konto = getLoggedIn(request).konto.id;
      const repository = createFreigabeRepository(database.db);
      const alle = await repository.count(konto);
      const zahlen = alle.filter(({ formular }) => freigabearten.find(formular));
      const filter = buildFilter(request.query, konto, freigabearten, alle);
      const data = await repository.list(filter, { seite, proSeite: PRO_SEITE });
      const gemeinte = zahlen.filter(({ formular }) => !typ || formular === typ);
      const sucht = filter.woerter.length > 0;
      const gezaehlt = sucht ? await repository.countHits(filter) : sum(gemeinte, ansicht);
      const anzahl = sucht ? Math.min(gezaehlt, MAX_GEZAEHLT) : gezaehlt;
      const { tag } = readBerlinerZeit(new Date());
      return {
        data: listEintraege(data, freigabearten, config, tag),
        pagination: countPages(anzahl, seite, PRO_SEITE),
        anzahl,
        mehr: gezaehlt > anzahl,
        ansicht,
        ansichten: Object.fromEntries(ANSICHTEN.map((name) => [name, sum(zahlen, name)])) as Freigaben['ansichten'],
        arten: freigabearten.alle.map(({ name, bezeichnung }) => ({
          typ: name,
          titel: bezeichnung,
          anzahl: sum(
            zahlen.filter(({ formular }) => formular === name),
            ansicht,
          ),
        })),
      };
    },
  );
};
