import { AppError } from '@gm/shared/fehler/app-error';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { routeSchema } from '@gm/shared/schemas/seite';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { $ZodType, output } from 'zod/v4/core';
import { begrenzeGleichzeitige } from '../bilder/begrenze-gleichzeitige.ts';
import { nimmBildAn } from '../bilder/nimm-bild-an.ts';
import { nenneUploads } from '../config.ts';
import type { Dienste } from '../dienste.ts';
import { problemReplies } from '../routes/problem-replies.ts';
import { istAnhang, registriereFormularParser } from './lies-formulardaten.ts';
import { type Formular, nimmFormularEntgegen } from './nimm-formular-entgegen.ts';
import { pruefeHerkunft, pruefeHonigtopf, schluesselKopfSchema } from './schutz.ts';

/** Bytes. A message of 5,000 characters takes up to 45,000 when a browser sends it URL-encoded. */
const MAX_KOERPER = 131_072;

/** Encoding fills a core, and pages have to be answered meanwhile. */
const begrenze = begrenzeGleichzeitige(2);

interface FormularRoute<Schema extends $ZodType> {
  /** One line for the description of the api. */
  summary: string;
  schema: Schema;
  formular: Formular<output<Schema>>;
  /** Path of the call, if it is not `/api/{name}`. */
  pfad?: string;
  /** Template whose option `textMinChars` counts, wherever editors put its block; a browser's own word does not. */
  textMinCharsVon?: string;
  /** The form has a field `bild` that takes a picture. */
  mitBild?: boolean;
}

/**
 * Adds `POST /api/{name}`: takes the form as JSON or as a browser sends it without scripts, refuses other sites, the
 * honeypot and floods, and stores what passes the schema. Belongs into a plugin of its own, for it adds parsers to it.
 */
export function registriereFormular<Schema extends $ZodType>(
  app: FastifyInstance,
  { config, database }: Dienste,
  {
    summary,
    schema,
    formular,
    pfad = `/api/${formular.name}`,
    textMinCharsVon,
    mitBild = false,
  }: FormularRoute<Schema>,
): void {
  registriereFormularParser(app, { dateifelder: mitBild ? ['bild'] : [] });
  const uploads = nenneUploads(config);

  app.withTypeProvider<ZodTypeProvider>().post(
    pfad,
    {
      bodyLimit: MAX_KOERPER,
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      onRequest: async (request) => pruefeHerkunft(request, config.SITE_URL),
      preValidation: async (request) => {
        pruefeHonigtopf(request.body);
        if (textMinCharsVon === undefined) return;
        const angaben = request.body as Record<string, unknown>;
        angaben.textMinChars = await liesTextMinChars(app, textMinCharsVon, angaben.route);
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
      const annahme = await nimmFormularEntgegen(database.db, formular, eingabe, {
        schluessel: request.headers['idempotency-key'],
        absender: istJson(request) ? undefined : request.ip,
        bild: await begrenze(() => liesBild(eingabe)),
        uploads,
      });
      if (annahme.art === 'schluessel_vergeben') {
        throw new AppError('konflikt', 'Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
      }
      return reply.code(201).send(annahme.eingang);
    },
  );
}

const istJson = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json') === true;

/** The picture of the form, encoded anew; null without one. */
async function liesBild(eingabe: unknown): Promise<Buffer | null> {
  const bild = typeof eingabe === 'object' && eingabe !== null && 'bild' in eingabe ? eingabe.bild : null;
  return istAnhang(bild) ? nimmBildAn(bild.pfad, 'bild') : null;
}

/**
 * The option of the form's block on the page it was sent from; undefined stands for the form's own default. Asked as the
 * site asks, because the page may be one of another content system.
 */
async function liesTextMinChars(app: FastifyInstance, template: string, route: unknown): Promise<number | undefined> {
  if (typeof route !== 'string' || !route.startsWith('/')) return undefined;
  const antwort = await app.inject({ url: `/api/cms/route?url=${encodeURIComponent(route)}` });
  const seite = routeSchema.safeParse(antwort.statusCode === 200 ? antwort.json() : null).data;
  const option = seite?.blocks.find((block) => block.template === template)?.options.textMinChars;
  return typeof option === 'number' ? option : undefined;
}
