import { ECDH } from 'node:crypto';
import { AppError } from '@gm/shared/fehler/app-error';
import {
  type PushSubscription,
  pushAboSchema,
  pushEndeSchema,
  pushTagSchema,
  pushTagsSchema,
} from '@gm/shared/schemas/push';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { takeFromOwnSite } from '../../formulare/take-from-own-site.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { isPushDienst } from '../push-dienst.ts';
import { createPushRepository } from '../push-repository.ts';

const antwortSchema = z.object({ tags: z.array(pushTagSchema) });
const tags = ['Benachrichtigungen'];

function refuse(feld: string, meldung: string): never {
  throw new AppError('felder_ungueltig', meldung, { felder: [{ feld, meldung }] });
}

/** A point that is not on the curve would fail at every send. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

function checkAbo({ endpoint, keys }: PushSubscription, dienste: string[]): void {
  if (!isPushDienst(endpoint, dienste)) {
    refuse('subscription.endpoint', 'Ihr Browser nutzt einen Benachrichtigungsdienst, den wir nicht kennen.');
  }
  if (!isPublicKey(keys.p256dh)) {
    refuse('subscription.keys.p256dh', 'Das ist kein Schlüssel eines Browsers.');
  }
}

/** What a browser wants to be notified of. Its address is its secret: who knows it may change and end it. */
export const abo: RoutePlugin = async (app, { config, database }) => {
  const push = createPushRepository(database.db);
  const optionen = takeFromOwnSite(config);

  app.post(
    '/api/push/abo',
    {
      ...optionen,
      schema: {
        tags,
        summary: 'Benachrichtigungen für einen Browser einschalten',
        body: pushAboSchema,
        response: { 201: antwortSchema, ...problemReplies(400, 403, 415, 422, 429) },
      },
    },
    async ({ body }, reply) => {
      checkAbo(body.subscription, config.PUSH_DIENSTE);
      await push.saveAbo(body.subscription, body.tags);
      return reply.code(201).send({ tags: body.tags });
    },
  );

  app.put(
    '/api/push/abo',
    {
      ...optionen,
      schema: {
        tags,
        summary: 'Themen ändern',
        body: pushTagsSchema,
        response: { 200: antwortSchema, ...problemReplies(400, 403, 404, 415, 422, 429) },
      },
    },
    async ({ body }) => {
      const isBekannt = await push.changeTags(body.endpoint, body.tags);
      if (!isBekannt) {
        throw new AppError('nicht_gefunden', 'Für diesen Browser sind keine Benachrichtigungen eingeschaltet.');
      }
      return { tags: body.tags };
    },
  );

  app.delete(
    '/api/push/abo',
    {
      ...optionen,
      schema: {
        tags,
        summary: 'Benachrichtigungen ausschalten; was nicht da ist, gilt als ausgeschaltet',
        body: pushEndeSchema,
        response: { 200: antwortSchema, ...problemReplies(400, 403, 415, 422, 429) },
      },
    },
    async ({ body }) => {
      await push.deleteAbo(body.endpoint);
      return { tags: [] };
    },
  );
};
