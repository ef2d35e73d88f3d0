import { ECDH } from 'node:crypto';
import { AppError } from '@gm/shared/errors/app-error';
import {
  chosenTagSchema,
  type PushSubscription,
  type PushTag,
  pushEndSchema,
  pushSubscriptionFormSchema,
  pushTagsSchema,
  STREET_TAG,
} from '@gm/shared/schemas/push';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../platform/protection/take-from-own-site.ts';
import type { ServicesContext } from '../../context.ts';
import { createPushRepository, type PushChoice } from '../push-repository.ts';
import { isPushService } from '../push-service.ts';

const answerSchema = z.object({ tags: z.array(chosenTagSchema) });
const tags = ['Benachrichtigungen'];

function refuse(field: string, message: string): never {
  throw new AppError('felder_ungueltig', message, { felder: [{ feld: field, meldung: message }] });
}

/** A point that is not on the curve would make every delivery fail. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

function checkSubscription({ endpoint, keys }: PushSubscription, services: string[]): void {
  if (!isPushService(endpoint, services)) {
    refuse('subscription.endpoint', 'Ihr Browser nutzt einen Benachrichtigungsdienst, den wir nicht kennen.');
  }
  if (!isPublicKey(keys.p256dh)) {
    refuse('subscription.keys.p256dh', 'Das ist kein Schlüssel eines Browsers.');
  }
}

/** The topics as they are stored: a street is kept only for its own topic. */
function readChoice({ tags: chosen, strasse: street }: { tags: PushTag[]; strasse?: string | undefined }): PushChoice {
  if (!chosen.includes(STREET_TAG)) return { tags: chosen, strasse: null };
  if (!street) refuse('strasse', 'Bitte wählen Sie zuerst Ihre Straße.');
  return { tags: chosen, strasse: street };
}

/**
 * Push subscription of a browser. Its endpoint is secret: knowing it authorises to change and delete the subscription.
 */
export const subscription: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  const push = createPushRepository(database.db);
  const options = takeFromOwnSite(config);

  app.post(
    '/api/push/abo',
    {
      ...options,
      schema: {
        tags,
        summary: 'Benachrichtigungen für einen Browser einschalten',
        body: pushSubscriptionFormSchema,
        response: { 201: answerSchema, ...problemReplies(400, 403, 415, 422, 429) },
      },
    },
    async ({ body }, reply) => {
      checkSubscription(body.subscription, config.PUSH_SERVICES);
      await push.saveAbo(body.subscription, readChoice(body));
      return reply.code(201).send({ tags: body.tags });
    },
  );

  app.put(
    '/api/push/abo',
    {
      ...options,
      schema: {
        tags,
        summary: 'Themen ändern',
        body: pushTagsSchema,
        response: { 200: answerSchema, ...problemReplies(400, 403, 404, 415, 422, 429) },
      },
    },
    async ({ body }) => {
      const isKnown = await push.change(body.endpoint, readChoice(body));
      if (!isKnown) {
        throw new AppError('nicht_gefunden', 'Für diesen Browser sind keine Benachrichtigungen eingeschaltet.');
      }
      return { tags: body.tags };
    },
  );

  app.delete(
    '/api/push/abo',
    {
      ...options,
      schema: {
        tags,
        summary: 'Benachrichtigungen ausschalten; was nicht da ist, gilt als ausgeschaltet',
        body: pushEndSchema,
        response: { 200: answerSchema, ...problemReplies(400, 403, 415, 422, 429) },
      },
    },
    async ({ body }) => {
      await push.deleteAbo(body.endpoint);
      return { tags: [] };
    },
  );
};
