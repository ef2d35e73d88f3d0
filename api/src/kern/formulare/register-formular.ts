import { eingangSchema } from '@gm/shared/schemas/formular';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { $ZodType, output } from 'zod/v4/core';
import type { Dienste } from '../bereich.ts';
import { openDateien } from '../dateien/open-dateien.ts';
import { createSeitenfinder } from '../inhalt/create-routen.ts';
import { problemReplies } from '../server/problem-replies.ts';
import { readBild } from './read-bild.ts';
import { type Blockoptionen, OHNE_OPTIONEN, readBlockoptionen } from './read-blockoptionen.ts';
import { registerFormularParser } from './read-formulardaten.ts';
import { type Formular, receiveFormular } from './receive-formular.ts';
import { checkHoneypot, schluesselKopfSchema } from './schutz.ts';
import { takeFromOwnSite } from './take-from-own-site.ts';

/** Bytes. Far more than the longest answers: who pastes a megabyte shall hear at which field, and keep the rest. */
const MAX_KOERPER = 1_572_864;

interface FormularRoute<Schema extends $ZodType> {
  /** One line for the description of the api. */
  summary: string;
  schema: Schema;
  formular: Formular<output<Schema>>;
  /** Path of the call, if it is not `/api/{name}`. */
  pfad?: string;
  /** Template of the form. What editors set at its block counts, wherever they put it; a browser's own word does not. */
  template: string;
  /** The form has a field `bild` that takes a picture. */
  mitBild?: boolean;
  /** The same words sent again without a key are meant again, not a request repeated by a browser. */
  immerNeu?: boolean;
}

/**
 * Adds `POST /api/{name}`: takes the form as JSON or as a browser sends it without scripts, refuses other sites, the
 * honeypot and floods, and stores what passes the schema. Belongs into a plugin of its own, for it adds parsers to it.
 */
export function registerFormular<Schema extends $ZodType>(
  app: FastifyInstance,
  dienste: Dienste,
  {
    summary,
    schema,
    formular,
    pfad = `/api/${formular.name}`,
    template,
    mitBild = false,
    immerNeu = false,
  }: FormularRoute<Schema>,
): void {
  const { config, database } = dienste;
  if (formular.auskunft) dienste.formularauskuenfte.push(formular.auskunft);
  const findSeite = createSeitenfinder(dienste);
  registerFormularParser(app, { dateifelder: mitBild ? ['bild'] : [], db: database.db });
  const { uploads } = openDateien(config);
  const optionen = new WeakMap<FastifyRequest, Blockoptionen>();

  app.withTypeProvider<ZodTypeProvider>().post(
    pfad,
    {
      bodyLimit: MAX_KOERPER,
      ...takeFromOwnSite(config),
      preValidation: async (request) => {
        checkHoneypot(request.body);
        const angaben = request.body as Record<string, unknown>;
        const gesetzt = await readBlockoptionen(findSeite, database.db, template, angaben.route);
        optionen.set(request, gesetzt);
        // The schemas of forms without such a text drop it.
        angaben.textMinChars = gesetzt.textMinChars;
      },
      schema: {
        tags: ['Formulare'],
        summary,
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        headers: schluesselKopfSchema,
        body: schema,
        response: { 201: eingangSchema, ...problemReplies(400, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const eingabe = request.body as output<Schema>;
      const bytes = await readBild(eingabe, request.ip);
      const eingang = await receiveFormular(database.db, formular, eingabe, {
        schluessel: request.headers['idempotency-key'],
        absender: immerNeu || isJson(request) ? undefined : request.ip,
        bild: bytes && { bytes, uploads },
        optionen: optionen.get(request) ?? OHNE_OPTIONEN,
      });
      const id = (await formular.buildVerweis?.(database.db, eingang.id)) ?? eingang.id;
      return reply.code(201).send({ ...eingang, id });
    },
  );
}

const isJson = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json') === true;
