import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Dienste } from '../../bereich.ts';
import type { Config } from '../../betrieb/config.ts';
import { limitRequests } from '../../formulare/limit-requests.ts';
import { noteZustimmungen } from '../../formulare/note-zustimmungen.ts';
import type { Formular } from '../../formulare/receive-formular.ts';
import { registerAbmeldung, tokenAbfrage } from '../../formulare/register-abmeldung.ts';
import { registerFormular } from '../../formulare/register-formular.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { readBriefe } from '../briefe.ts';
import { composeBitte } from '../compose-bitte.ts';
import { ABOMAILS } from './abomails.ts';
import { buildAboLink, getAbmeldepfad, getBezug, type Mailabo } from './mailabo.ts';
import { createMailaboRepository } from './mailabo-repository.ts';

type Bestellung = { email: string; datenschutz: true };
type Verwaltung = { vorgang: string; token: string };

function createBestellformular<B extends Bestellung>(
  config: Config,
  abo: Pick<Mailabo<B>, 'name' | 'pfad' | 'seite' | 'thema' | 'bestellen'>,
): Formular<B> {
  const { template, kuerzel, check, countUnanswered, save, findBestellt } = abo.bestellen;
  return {
    name: template,
    kuerzel,
    async check(db, eingabe) {
      const fehler = await check(db, eingabe);
      return fehler.length > 0 ? fehler : limitRequests(await countUnanswered(db, eingabe.email));
    },
    save: (trx, eingabe) => save(trx, eingabe, noteZustimmungen({ datenschutz: DATENSCHUTZ }, eingabe)),
    async composeMails(trx, eingabe, eingang) {
      const { id, schluessel, email, bestellt } = await findBestellt(trx, eingabe, eingang.id);
      const link = buildAboLink(abo, schluessel, config.SITE_URL);
      const bitte = { an: email, bezug: getBezug(abo, id), thema: abo.thema, bestellt, link };
      return [composeBitte(await readBriefe(trx, ABOMAILS), bitte, config)];
    },
  };
}

function createVerwaltungsformular<V extends Verwaltung, Stand>(
  abo: Pick<Mailabo<Bestellung, V, Stand>, 'name' | 'tabellen' | 'verwalten' | 'stand'>,
): Formular<V> {
  const { template, kuerzel, unbekannt, check, change } = abo.verwalten;
  return {
    name: template,
    kuerzel,
    async check(db, eingabe) {
      const stand = await abo.stand.find(db, eingabe.token);
      const fehler = stand === null ? null : await check(db, eingabe, stand);
      return fehler ?? [{ feld: 'token', meldung: unbekannt }];
    },
    async save(trx, eingabe) {
      const end = () => createMailaboRepository(trx, abo).end(eingabe.token);
      // Who was faster did the same, or ended it: the page shows which.
      return (await (eingabe.vorgang === 'abmelden' ? end() : change(trx, eingabe))) ?? 0;
    },
    composeMails: async () => [],
  };
}

/** Adds the four calls of a subscription: to order it, to see and to change it by its private link, to end it with one click. */
export async function registerMailabo<B extends Bestellung, V extends Verwaltung, Stand>(
  app: FastifyInstance,
  dienste: Dienste,
  abo: Mailabo<B, V, Stand>,
): Promise<void> {
  const { config, database } = dienste;
  const { pfad, bestellen, verwalten } = abo;
  const stand: Mailabo['stand'] = abo.stand;

  // Each in a plugin of its own, for each adds parsers.
  await app.register(async (own) =>
    registerFormular(own, dienste, {
      summary: bestellen.summary,
      schema: bestellen.schema,
      formular: createBestellformular(config, abo),
      pfad,
      template: bestellen.template,
      immerNeu: true,
    }),
  );
  await app.register(async (own) =>
    registerFormular(own, dienste, {
      summary: verwalten.summary,
      schema: verwalten.schema,
      formular: createVerwaltungsformular(abo),
      pfad: `${pfad}/verwalten`,
      template: verwalten.template,
      immerNeu: true,
    }),
  );
  await app.register(async (own) =>
    registerAbmeldung(own, dienste, {
      pfad: getAbmeldepfad(abo),
      summary: abo.abmelden,
      buildSeite: (token) => buildAboLink(abo, token, config.SITE_URL),
      end: (trx, token) => createMailaboRepository(trx, abo).end(token),
    }),
  );

  app.withTypeProvider<ZodTypeProvider>().get(
    `${pfad}/stand`,
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: stand.summary,
        querystring: tokenAbfrage,
        response: { 200: stand.schema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // No 404: the page tells in its own words what a link that fits nothing means.
      return reply.send(await stand.find(database.db, request.query.token));
    },
  );
}
