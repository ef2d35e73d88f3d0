import { BEITRAGSSTATUS, type Beitragsstatus } from '@gm/shared/regeln/redaktion';
import { REDAKTION_ANSICHTEN, redaktionSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { nameEinen } from '../../inhalt/inhaltsart.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { parseSuche } from '../../suche/classify-eintrag.ts';
import { BEITRAGSORDNUNGEN } from '../beitragsordnung.ts';
import { buildInhaltHref } from '../build-redaktion-route.ts';
import { INHALT } from '../inhalt/inhalt-publikation.ts';
import { findInhaltsart, listEditierbare } from '../inhalt/list-editierbare.ts';
import { countUnpassende } from '../inhalt/show-inhalte.ts';
import { readRechte } from '../rechte/read-rechte.ts';
import { buildRechtebedingung } from '../rechte/rechtebedingung.ts';
import { createRedaktionRepository } from '../redaktion-repository.ts';
import { listRedaktionseintraege } from '../show-beitrag.ts';

const PRO_SEITE = 25;

/** Everything editors have written. */
export const beitraege: RoutePlugin = async (app, dienste) => {
  const { bereiche, database, publikationen } = dienste;
  app.get(
    '/api/intranet/redaktion',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Beiträge der Redaktion mit ihrem Stand',
        querystring: z.object({
          ansicht: z.enum(REDAKTION_ANSICHTEN).catch('alle'),
          typ: z.string().default(''),
          q: z.string().max(200).default(''),
          sort: z.union([z.enum(BEITRAGSORDNUNGEN), z.literal('')]).catch(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: redaktionSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht, typ, q, sort, seite } = request.query;
      const repository = createRedaktionRepository(database.db);
      const status = ansicht === 'alle' || ansicht === 'vorgelegt' ? undefined : ansicht;
      const rechte = readRechte(request);
      const recht = buildRechtebedingung(rechte, (art) => findInhaltsart(bereiche, art));
      // A word that names no kind narrows nothing down.
      const haeufige = listEditierbare(bereiche).filter(({ name, haeufig }) => haeufig && rechte.allowsSome(name));
      const auswahl = haeufige.some(({ name }) => name === typ)
        ? { arten: [INHALT], inhaltsarten: [typ] }
        : { ...publikationen.auswahl, ...(publikationen.find(typ) ? { arten: [typ] } : {}) };
      const filter = { status, auswahl, woerter: parseSuche(q), vorgelegt: ansicht === 'vorgelegt', recht };
      const data = await repository.list(filter, { seite, proSeite: PRO_SEITE, ordnung: sort || null });
      const gezaehlte = await repository.count(filter);
      const zahlen = new Map(gezaehlte.map((zeile) => [zeile.status, zeile.anzahl]));
      const vorgelegte = gezaehlte.reduce((summe, zeile) => summe + zeile.vorgelegte, 0);
      const alle = [...zahlen.values()].reduce((summe, anzahl) => summe + anzahl, 0);
      const ansichten = {
        alle,
        ...(Object.fromEntries(BEITRAGSSTATUS.map((name) => [name, zahlen.get(name) ?? 0])) as Record<
          Beitragsstatus,
          number
        >),
      };
      const anzahl = ansicht === 'vorgelegt' ? vorgelegte : ansichten[ansicht];
      return {
        data: listRedaktionseintraege(data, publikationen),
        pagination: countPages(anzahl, seite, PRO_SEITE),
        anzahl,
        ansicht,
        ansichten,
        vorgelegte,
        unpassende: await countUnpassende(database.db, bereiche, rechte),
        arten: [
          ...publikationen.alle.map(({ name, bezeichnung }) => ({ art: name, titel: bezeichnung, neu: null })),
          ...haeufige.map((art) => ({ art: art.name, titel: nameEinen(art), neu: buildInhaltHref(art.name) })),
        ],
      };
    },
  );
};
