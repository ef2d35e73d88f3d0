import { AppError } from '@gm/shared/fehler/app-error';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { BEITRAG_SCHEMAS, type BeitragEingabe, wiederherstellenSchema } from '@gm/shared/schemas/redaktion-beitrag';
import type { FastifyRequest } from 'fastify';
import { nenneUploads } from '../../config.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { liesBild } from '../../formulare/lies-bild.ts';
import { registriereFormularParser } from '../../formulare/lies-formulardaten.ts';
import { type Formular, nimmFormularEntgegen } from '../../formulare/nimm-formular-entgegen.ts';
import { schluesselKopfSchema } from '../../formulare/schutz.ts';
import { nenneAngemeldeten, verlangeRolle } from '../../konten/verlange-rolle.ts';
import { createBearbeitung, createWiederherstellung } from '../../redaktion/bearbeite.ts';
import { listePublikationen } from '../../redaktion/publikationen.ts';
import { problemReplies } from '../problem-replies.ts';

function nenneAkteur(request: FastifyRequest) {
  const { id, vorname, nachname } = nenneAngemeldeten(request).konto;
  return { konto: id, name: `${vorname} ${nachname}` };
}

/** An editor stores, releases, withdraws or restores. */
export const bearbeiten: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const uploads = nenneUploads(config);
  const onRequest = verlangeRolle(dienste, 'redaktion', 'admin');
  const antworten = { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 422) };
  registriereFormularParser(app, { dateifelder: ['bild'] });

  async function nimmAn<Eingabe>(request: FastifyRequest, formular: Formular<Eingabe>, eingabe: Eingabe) {
    const annahme = await nimmFormularEntgegen(database.db, formular, eingabe, {
      schluessel: request.headers['idempotency-key'] as string | undefined,
      absender: undefined,
      bild: null,
      uploads,
      empfaenger: undefined,
    });
    if (annahme.art === 'schluessel_vergeben') {
      throw new AppError('konflikt', 'Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
    }
    return annahme.eingang;
  }

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
        const bild = await liesBild(eingabe);
        const formular = createBearbeitung(publikation, nenneAkteur(request), { bild, uploads });
        return reply.code(201).send(await nimmAn(request, formular, eingabe));
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
      return reply.code(201).send(await nimmAn(request, formular, request.body));
    },
  );
};
