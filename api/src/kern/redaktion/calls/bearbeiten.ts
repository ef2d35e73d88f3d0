import { eingangSchema } from '@gm/shared/schemas/formular';
import { type BeitragEingabe, mehrereSchema, wiederherstellenSchema } from '@gm/shared/schemas/redaktion-beitrag';
import type { FastifyRequest } from 'fastify';
import type { RoutePlugin } from '../../bereich.ts';
import { carryOut } from '../../formulare/carry-out.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { schluesselKopfSchema } from '../../formulare/schutz.ts';
import { getAkteur, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createBearbeitung, createWiederherstellung } from '../edit.ts';
import { createSammelbearbeitung } from '../edit-mehrere.ts';
import { readRechte } from '../rechte/read-rechte.ts';

/** An editor stores, releases, withdraws or restores. */
export const bearbeiten: RoutePlugin = async (app, dienste) => {
  const { config, database, publikationen } = dienste;
  const onRequest = requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein');
  const antworten = { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 422) };
  registerFormularParser(app, { dateifelder: [] });

  /** A lost answer: the same once more is the same. */
  const readKey = ({ headers }: FastifyRequest) => headers['idempotency-key'] as string | undefined;

  const readBearbeiter = (request: FastifyRequest) => ({ ...getAkteur(request), rechte: readRechte(request) });

  for (const publikation of publikationen.alle) {
    app.post(
      `/api/intranet/redaktion/${publikation.name}`,
      {
        onRequest,
        schema: {
          tags: ['Redaktion'],
          summary: `${publikation.bezeichnung}: speichern, freigeben oder zurückziehen`,
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          headers: schluesselKopfSchema,
          body: publikation.schema,
          response: antworten,
        },
      },
      async (request, reply) => {
        const eingabe = request.body as BeitragEingabe;
        const befehl = createBearbeitung(publikation, readBearbeiter(request), config);
        return reply.code(201).send(await carryOut(database.db, befehl, eingabe, readKey(request)));
      },
    );
  }

  app.post(
    '/api/intranet/redaktion/mehrere',
    {
      onRequest,
      schema: {
        tags: ['Redaktion'],
        summary: 'Mehrere Beiträge freigeben oder zurückziehen, alle oder keinen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: schluesselKopfSchema,
        body: mehrereSchema,
        response: antworten,
      },
    },
    async (request, reply) => {
      const befehl = createSammelbearbeitung(publikationen, readBearbeiter(request), config);
      return reply.code(201).send(await carryOut(database.db, befehl, request.body, readKey(request)));
    },
  );

  app.post(
    '/api/intranet/redaktion/wiederherstellen',
    {
      onRequest,
      schema: {
        tags: ['Redaktion'],
        summary: 'Eine frühere Fassung wiederherstellen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: schluesselKopfSchema,
        body: wiederherstellenSchema,
        response: antworten,
      },
    },
    async (request, reply) => {
      const befehl = createWiederherstellung(publikationen, readBearbeiter(request));
      return reply.code(201).send(await carryOut(database.db, befehl, request.body, readKey(request)));
    },
  );
};
