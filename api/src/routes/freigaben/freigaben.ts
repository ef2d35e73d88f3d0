import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { istUnentschieden } from '@gm/shared/regeln/freigabe';
import { ANSICHTEN, type Freigaben, freigabenSchema } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import { createFreigabeRepository, MAX_GEZAEHLT } from '../../daten/freigabe-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { FREIGABEARTEN } from '../../freigaben/freigabearten.ts';
import { bildeFilter, filterSchema } from '../../freigaben/freigabefilter.ts';
import { bildeEintrag } from '../../freigaben/zeige-freigabe.ts';
import { nenneAngemeldeten, verlangeRolle } from '../../konten/verlange-rolle.ts';
import { zaehleSeiten } from '../../regeln/zaehle-seiten.ts';
import { problemReplies } from '../problem-replies.ts';

const PRO_SEITE = 25;

type Zahlen = Awaited<ReturnType<ReturnType<typeof createFreigabeRepository>['zaehle']>>;
type Ansicht = Freigaben['ansicht'];

const zaehleIn = (ansicht: Ansicht, { status, anzahl, meine }: Zahlen[number]): number => {
  const offen = istUnentschieden(status);
  if (ansicht === 'alle') return anzahl;
  if (ansicht === 'erledigt') return offen ? 0 : anzahl;
  if (ansicht === 'rueckfrage') return status === 'Rückfrage' ? anzahl : 0;
  return offen ? (ansicht === 'meine' ? meine : anzahl) : 0;
};

const summiere = (zahlen: Zahlen, ansicht: Ansicht) =>
  zahlen.reduce((summe, zeile) => summe + zaehleIn(ansicht, zeile), 0);

/** Everything residents sent, for whoever may release it. */
export const freigaben: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  app.get(
    '/api/intranet/freigaben',
    {
      onRequest: verlangeRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Eingang: was Bürgerinnen und Bürger geschickt haben',
        querystring: filterSchema.extend({ seite: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
        response: { 200: freigabenSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht, typ, seite } = request.query;
      const konto = nenneAngemeldeten(request).konto.id;
      const repository = createFreigabeRepository(database.db);
      const filter = bildeFilter(request.query, konto);
      const data = await repository.liste(filter, { seite, proSeite: PRO_SEITE });
      const zahlen = await repository.zaehle(konto);
      const gemeinte = zahlen.filter(({ formular }) => !typ || formular === typ);
      const sucht = filter.woerter.length > 0;
      const gezaehlt = sucht ? await repository.zaehleTreffer(filter) : summiere(gemeinte, ansicht);
      const anzahl = sucht ? Math.min(gezaehlt, MAX_GEZAEHLT) : gezaehlt;
      const { tag } = readBerlinerZeit(new Date());
      return {
        data: data.map((zeile) => bildeEintrag(zeile, config, tag)),
        pagination: zaehleSeiten(anzahl, seite, PRO_SEITE),
        anzahl,
        mehr: gezaehlt > anzahl,
        ansicht,
        ansichten: Object.fromEntries(
          ANSICHTEN.map((name) => [name, summiere(zahlen, name)]),
        ) as Freigaben['ansichten'],
        arten: FREIGABEARTEN.map(({ name, bezeichnung }) => ({
          typ: name,
          titel: bezeichnung,
          anzahl: summiere(
            zahlen.filter(({ formular }) => formular === name),
            ansicht,
          ),
        })),
      };
    },
  );
};
