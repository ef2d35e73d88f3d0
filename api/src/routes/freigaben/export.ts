import { formatDatum } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { istUnentschieden } from '@gm/shared/regeln/freigabe';
import type { Freigabeeintrag } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import { createFreigabeRepository } from '../../daten/freigabe-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { bildeFilter, filterSchema } from '../../freigaben/freigabefilter.ts';
import { bildeEintrag } from '../../freigaben/zeige-freigabe.ts';
import { nenneAngemeldeten, verlangeRolle } from '../../konten/verlange-rolle.ts';
import { TABELLENFORMATE } from '../../tabellen/schreibe-tabelle.ts';
import { problemReplies } from '../problem-replies.ts';

/** A file of more lines would keep everybody else waiting. */
const MAX_ZEILEN = 5_000;

const SPALTEN = [
  { titel: 'Referenz', breite: 16 },
  { titel: 'Formular', breite: 26 },
  { titel: 'Worum es geht', breite: 50 },
  { titel: 'E-Mail-Adresse', breite: 32 },
  { titel: 'Eingegangen', breite: 13 },
  { titel: 'Fällig', breite: 13 },
  { titel: 'Stand', breite: 14 },
  { titel: 'Bearbeitet von', breite: 24 },
];

const bildeZeile = (eintrag: Freigabeeintrag): string[] => [
  eintrag.referenz,
  eintrag.bezeichnung,
  eintrag.titel,
  eintrag.email,
  formatDatum(eintrag.eingegangen),
  istUnentschieden(eintrag.status) ? formatDatum(eintrag.faellig) : '',
  eintrag.status,
  eintrag.zustaendig ?? '',
];

/** The inbox as it is narrowed down, to take along. */
export const freigabenExport: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  app.get(
    '/api/intranet/freigaben/export',
    {
      onRequest: verlangeRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: `Der Eingang als CSV oder XLSX, höchstens ${MAX_ZEILEN} Einsendungen`,
        querystring: filterSchema.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
        response: { 200: z.any().describe('Die Datei'), ...problemReplies(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const filter = bildeFilter(request.query, nenneAngemeldeten(request).konto.id);
      const zeilen = await createFreigabeRepository(database.db).liste(filter, { seite: 1, proSeite: MAX_ZEILEN });
      const { tag } = readBerlinerZeit(new Date());
      const { typ, schreibe } = TABELLENFORMATE[format];
      const datei = await schreibe({
        spalten: SPALTEN,
        zeilen: zeilen.map((zeile) => bildeZeile(bildeEintrag(zeile, config, tag))),
      });
      reply.header('content-disposition', `attachment; filename="einsendungen-${tag}.${format}"`);
      return reply
        .type(typ)
        .serializer((inhalt: unknown) => inhalt as string)
        .send(datei);
    },
  );
};
