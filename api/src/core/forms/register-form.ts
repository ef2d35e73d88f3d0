import { receiptSchema } from '@gm/shared/schemas/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { $ZodType, output } from 'zod/v4/core';
import { openFiles } from '../platform/files/open-files.ts';
import { problemReplies } from '../platform/http/problem-replies.ts';
import { checkHoneypot, keyHeadSchema } from '../platform/protection/protection.ts';
import { registerFormParser } from '../platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../platform/protection/take-from-own-site.ts';
import type { FormsContext } from './context.ts';
import { type BlockOptions, readBlockOptions, WITHOUT_OPTIONS } from './read-block-options.ts';
import { readImage } from './read-image.ts';
import { type Form, receiveForm } from './receive-form.ts';

/**
 * Bytes. Far more than the longest valid answers, so that someone who pastes a megabyte gets a fault at the field and
 * keeps the other answers.
 */
const MAX_BODY = 1_572_864;

interface FormRoute<Schema extends $ZodType> {
  /** Summary for the API description. */
  summary: string;
  schema: Schema;
  formular: Form<output<Schema>>;
  /** Path of the call, if it is not `/api/{name}`. */
  pfad?: string;
  /** Template of the form. Options are read from the stored block; options sent by the browser are ignored. */
  template: string;
  /** The form has a field `bild` that takes a picture. */
  mitBild?: boolean;
  /** Identical content without an idempotency key counts as a new request. */
  immerNeu?: boolean;
}

/**
 * Registers `POST /api/{name}`: accepts JSON or a native form submission, refuses cross-site requests, applies honeypot
 * and rate limit, and stores valid requests. Register it in a plugin of its own, because it adds parsers.
 */
export function registerForm<Schema extends $ZodType>(
  app: FastifyInstance,
  services: FormsContext,
  {
    summary,
    schema,
    formular: form,
    pfad: path = `/api/${form.name}`,
    template,
    mitBild: withImage = false,
    immerNeu: alwaysNew = false,
  }: FormRoute<Schema>,
): void {
  const { config, database, findSeite: findPage } = services;
  if (form.auskunft) services.formularauskuenfte.push(form.auskunft);
  registerFormParser(app, { dateifelder: withImage ? ['bild'] : [], db: database.db });
  const { uploads } = openFiles(config);
  const options = new WeakMap<FastifyRequest, BlockOptions>();

  app.withTypeProvider<ZodTypeProvider>().post(
    path,
    {
      bodyLimit: MAX_BODY,
      ...takeFromOwnSite(config),
      preValidation: async (request) => {
        checkHoneypot(request.body);
        const details = request.body as Record<string, unknown>;
        const set = await readBlockOptions(findPage, database.db, template, details.route);
        options.set(request, set);
        // Schemas of forms without this text drop it.
        details.textMinChars = set.textMinChars;
      },
      schema: {
        tags: ['Formulare'],
        summary,
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        headers: keyHeadSchema,
        body: schema,
        response: { 201: receiptSchema, ...problemReplies(400, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const input = request.body as output<Schema>;
      const bytes = await readImage(input, request.ip);
      const receipt = await receiveForm(database.db, form, input, {
        schluessel: request.headers['idempotency-key'],
        absender: alwaysNew || isJson(request) ? undefined : request.ip,
        bild: bytes && { bytes, uploads },
        optionen: options.get(request) ?? WITHOUT_OPTIONS,
      });
      const id = (await form.buildReference?.(database.db, receipt.id)) ?? receipt.id;
      return reply.code(201).send({ ...receipt, id });
    },
  );
}

const isJson = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json') === true;
