import { eingangSchema } from '@gm/shared/schemas/formular';
import { BEITRAG_SCHEMAS, type BeitragEingabe, wiederherstellenSchema } from '@gm/shared/schemas/redaktion-beitrag';
import type { FastifyRequest } from 'fastify';
import { nenneUploads } from '../../config.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { liesBild } from '../../formulare/lies-bild.ts';
import { registriereFormularParser } from '../../formulare/lies-formulardaten.ts';
import { nimmFormularEntgegen } from '../../formulare/nimm-formular-entgegen.ts';
import { schluesselKopfSchema } from '../../formulare/schutz.ts';
import { nenneAkteur, verlangeRolle } from '../../konten/verlange-rolle.ts';
import { createBearbeitung, createWiederherstellung } from '../../redaktion/bearbeite.ts';
import { listePublikationen } from '../../redaktion/publikationen.ts';
import { problemReplies } from '../problem-replies.ts';

/** An editor stores, releases, withdraws or restores. */
export const bearbeiten: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const uploads = nenneUploads(config);
  const onRequest = verlangeRolle(dienste, 'redaktion', 'admin');
  const antworten = { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 422) };
  registriereFormularParser(app, { dateifelder: ['bild'] });

  /** A lost answer: the same once more is the same. */
  const liesSchluessel = ({ headers }: FastifyRequest) => ({
    schluessel: headers['idempotency-key'] as string | undefined,
  });

  for (const publikation of listePublikationen()) {
    app.post(
      `/api/intranet/redaktion/${publikation.name}`,
      {
        onRequest,
        schema: {
          tags: ['Redaktion'],
          summary: `${publikation.bezeichnung}: speichern, freigeben oder zurückziehen`,
          consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
          headers: schluesselKopfSchema,
          body: BEITRAG_SCHEMAS[publikation.name],
          response: antworten,
        },
      },
      async (request, reply) => {
        const eingabe = request.body as BeitragEingabe;
        const bild = await liesBild(eingabe, request.ip);
        const formular = createBearbeitung(publikation, nenneAkteur(request), { bild, uploads });
        return reply
          .code(201)
          .send(await nimmFormularEntgegen(database.db, formular, eingabe, liesSchluessel(request)));
      },
    );
  }

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
      const formular = createWiederherstellung(nenneAkteur(request));
      return reply
        .code(201)
        .send(await nimmFormularEntgegen(database.db, formular, request.body, liesSchluessel(request)));
    },
  );
};
