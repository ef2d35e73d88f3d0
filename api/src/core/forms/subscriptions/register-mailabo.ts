import { PRIVACY } from '@gm/shared/schemas/consents';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../../platform/config/config.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { limitRequests } from '../../platform/protection/limit-requests.ts';
import { readLetters } from '../../services/mail/letters.ts';
import type { FormsContext } from '../context.ts';
import type { Form } from '../receive-form.ts';
import { registerForm } from '../register-form.ts';
import { registerUnsubscription, tokenQuery } from '../register-unsubscription.ts';
import { noteConsents } from '../submissions/note-consents.ts';
import { composeRequest } from './compose-request.ts';
import { buildSubscriptionLink, getRelation, getUnsubscribePath, type Mailabo } from './mailabo.ts';
import { createMailaboRepository } from './mailabo-repository.ts';
import { SUBSCRIPTION_MAILS } from './subscription-mails.ts';

type Order = { email: string; datenschutz: true };
type Administration = { vorgang: string; token: string };

function createBestellformular<B extends Order>(
  config: Config,
  subscription: Pick<Mailabo<B>, 'name' | 'pfad' | 'seite' | 'thema' | 'bestellen'>,
): Form<B> {
  const {
    template,
    kuerzel: abbreviation,
    check,
    countUnanswered,
    save,
    findBestellt: findOrdered,
  } = subscription.bestellen;
  return {
    name: template,
    abbreviation,
    async check(db, input) {
      const error = await check(db, input);
      return error.length > 0 ? error : limitRequests(await countUnanswered(db, input.email));
    },
    save: (trx, input) => save(trx, input, noteConsents({ datenschutz: PRIVACY }, input)),
    async composeMails(trx, input, receipt) {
      const { id, schluessel: key, email, bestellt: ordered } = await findOrdered(trx, input, receipt.id);
      const link = buildSubscriptionLink(subscription, key, config.SITE_URL);
      const request = {
        an: email,
        bezug: getRelation(subscription, id),
        thema: subscription.thema,
        bestellt: ordered,
        link,
      };
      return [composeRequest(await readLetters(trx, SUBSCRIPTION_MAILS), request, config)];
    },
  };
}

function createAdministrationForm<V extends Administration, State>(
  subscription: Pick<Mailabo<Order, V, State>, 'name' | 'tabellen' | 'verwalten' | 'stand'>,
): Form<V> {
  const { template, kuerzel: abbreviation, unbekannt: unknownOne, check, change } = subscription.verwalten;
  return {
    name: template,
    abbreviation,
    async check(db, input) {
      const state = await subscription.stand.find(db, input.token);
      const error = state === null ? null : await check(db, input, state);
      return error ?? [{ feld: 'token', meldung: unknownOne }];
    },
    async save(trx, input) {
      const end = () => createMailaboRepository(trx, subscription).end(input.token);
      // A concurrent request did the same or ended it; the page shows which.
      return (await (input.vorgang === 'abmelden' ? end() : change(trx, input))) ?? 0;
    },
    composeMails: async () => [],
  };
}

/**
 * Registers the four calls of a subscription: subscribe, show and change through the private link, one-click
 * unsubscribe.
 */
export async function registerMailabo<B extends Order, V extends Administration, State>(
  app: FastifyInstance,
  services: FormsContext,
  subscription: Mailabo<B, V, State>,
): Promise<void> {
  const { config, database } = services;
  const { pfad: path, bestellen, verwalten: manage } = subscription;
  const state: Mailabo['stand'] = subscription.stand;

  // Separate plugins, because each adds parsers.
  await app.register(async (own) =>
    registerForm(own, services, {
      summary: bestellen.summary,
      schema: bestellen.schema,
      formular: createBestellformular(config, subscription),
      pfad: path,
      template: bestellen.template,
      immerNeu: true,
    }),
  );
  await app.register(async (own) =>
    registerForm(own, services, {
      summary: manage.summary,
      schema: manage.schema,
      formular: createAdministrationForm(subscription),
      pfad: `${path}/verwalten`,
      template: manage.template,
      immerNeu: true,
    }),
  );
  await app.register(async (own) =>
    registerUnsubscription(own, services, {
      pfad: getUnsubscribePath(subscription),
      summary: subscription.abmelden,
      buildSeite: (token) => buildSubscriptionLink(subscription, token, config.SITE_URL),
      end: (trx, token) => createMailaboRepository(trx, subscription).end(token),
    }),
  );

  app.withTypeProvider<ZodTypeProvider>().get(
    `${path}/stand`,
    {
      config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: state.summary,
        querystring: tokenQuery,
        response: { 200: state.schema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // Not a 404: the page itself explains that the link is unknown.
      return reply.send(await state.find(database.db, request.query.token));
    },
  );
}
