import { readFile } from 'node:fs/promises';
import { kassenkontoSchema, kasseSchema } from '@gm/shared/bereiche/ferienprogramm/kasse';
import { AppError } from '@gm/shared/fehler/app-error';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { isAttachment, registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { getAkteur, requireRolle } from '../../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { TABELLENANTWORT, TABELLENFORMATE } from '../../../../kern/tabellen/write-tabelle.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { runKassenvorgang } from '../kasse-vorgaenge.ts';
import { buildKassenexport } from '../kassenexport.ts';
import { kassenvorgaenge } from '../kassenvorgang.ts';
import { readAuszug } from '../read-auszug.ts';
import { showKasse, showKassenkonto } from '../show-kasse.ts';

const PFAD = '/api/intranet/ferienprogramm/kasse';
const einlesenSchema = z.object({
  vorgang: z.literal('einlesen'),
  datei: z
    .custom<{ pfad: string }>(isAttachment, 'Bitte wählen Sie den Kontoauszug aus.')
    .describe('CAMT.053 oder CSV'),
});

/** Bills, payments and statements of the holiday programme, for staff. */
export const kasse: RoutePlugin = async (app, dienste) => {
  const { config, database, stand } = dienste;
  const dienst = createFerienDienst(database, stand, config);
  const onRequest = requireRolle(dienste, 'redaktion');
  registerFormularParser(app, { dateifelder: ['datei'] });

  app.get(
    PFAD,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Alle Rechnungen und die Umsätze, die noch niemand zugeordnet hat',
        response: { 200: kasseSchema, ...problemReplies(401, 403, 503) },
      },
    },
    async () => showKasse(database.db, await dienst.readSaison(), new Date()),
  );

  app.get(
    `${PFAD}/:referenz`,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Rechnung mit allem, was zu ihr gebucht ist',
        params: z.object({ referenz: z.string().regex(/^FP-\d{4}-\d{4,9}$/) }),
        response: { 200: kassenkontoSchema, ...problemReplies(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const gefunden = await showKassenkonto(
        database.db,
        request.params.referenz,
        await dienst.readSaison(),
        new Date(),
      );
      if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Rechnung gibt es nicht.');
      return gefunden;
    },
  );

  app.get(
    `${PFAD}/export`,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Sollstellungen, Absetzungen und Zahlungen eines Zeitraums für die Gemeindekasse',
        querystring: z.object({ von: z.iso.date(), bis: z.iso.date(), format: z.enum(['csv', 'xlsx']).default('csv') }),
        response: { 200: { description: 'Die Datei', content: TABELLENANTWORT }, ...problemReplies(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { von, bis, format } = request.query;
      const { typ, write } = TABELLENFORMATE[format];
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="ferienprogramm-kasse-${von}-${bis}.${format}"`);
      reply.serializer((datei: unknown) => datei as string);
      return reply.type(typ).send(await write(await buildKassenexport(database.db, von, bis)));
    },
  );

  app.post(
    PFAD,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Kontoauszug einlesen, Umsatz zuordnen, Zahlung, Erstattung oder Ermäßigung notieren, erinnern',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [einlesenSchema, ...kassenvorgaenge]),
        response: { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      const von = getAkteur(request).name;
      const eingabe = request.body;
      const satz =
        eingabe.vorgang === 'einlesen'
          ? await readAuszug(database.db, await readFile(eingabe.datei.pfad), saison.optionen, von)
          : await runKassenvorgang(database.db, eingabe, { saison, jetzt: new Date(), von });
      dienst.wakeMailVersand();
      return reply.code(201).send({ id: 0, referenz: satz });
    },
  );
};
