import { CONTRIBUTION_STATUS, type ContributionStatus } from '@gm/shared/rules/editorial';
import { EDITORIAL_VIEWS, editorialSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';
import { nameOne } from '../../entries/content-kind.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { countPages } from '../../platform/rules/count-pages.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import { parseSearch } from '../../services/search/classify-entry.ts';
import type { EditorContext } from '../context.ts';
import { CONTENT } from '../entries/content-publication.ts';
import { countMismatched } from '../entries/show-contents.ts';
import { listEditorialEntries } from '../entries/show-contribution.ts';
import { findContentKind, listEditable } from '../kinds/list-editable.ts';
import { showOverview } from '../overview/show-overview.ts';
import { readRights } from '../rights/read-rights.ts';
import { buildContentHref } from '../store/build-editorial-route.ts';
import { CONTRIBUTION_ORDERINGS } from '../store/contribution-ordering.ts';
import { createEditorialRepository } from '../store/editorial-repository.ts';
import { buildRightRequirement } from '../store/right-requirement.ts';

const PER_PAGE = 25;

/** All entries that editors have written. */
export const contributions: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, database, publikationen: publications } = services;
  app.get(
    '/api/intranet/redaktion',
    {
      onRequest: requireRole(services, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Beiträge der Redaktion mit ihrem Stand',
        querystring: z.object({
          ansicht: z
            .union([z.enum(EDITORIAL_VIEWS), z.literal('')])
            .catch('')
            .describe('Leer: alle'),
          typ: z.string().default(''),
          q: z.string().max(200).default(''),
          sort: z.union([z.enum(CONTRIBUTION_ORDERINGS), z.literal('')]).catch(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: editorialSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht, typ: type, q, sort, seite: page } = request.query;
      const view = ansicht || 'alle';
      const isStart = !ansicht && !type && !q && !sort && page === 1;
      const repository = createEditorialRepository(database.db);
      const status = view === 'alle' || view === 'vorgelegt' ? undefined : view;
      const rights = readRights(request);
      const right = buildRightRequirement(rights, (kind) => findContentKind(areas, kind));
      // An unknown kind does not filter.
      const frequent = listEditable(areas).filter(({ name, haeufig: frequent }) => frequent && rights.allowsSome(name));
      const selection = frequent.some(({ name }) => name === type)
        ? { arten: [CONTENT], inhaltsarten: [type] }
        : { ...publications.auswahl, ...(publications.find(type) ? { arten: [type] } : {}) };
      const filter = {
        status,
        auswahl: selection,
        woerter: parseSearch(q),
        vorgelegt: view === 'vorgelegt',
        recht: right,
      };
      const data = await repository.list(filter, { seite: page, proSeite: PER_PAGE, ordnung: sort || null });
      const counted = await repository.count(filter);
      const figures = new Map(counted.map((line) => [line.status, line.anzahl]));
      const submitted = counted.reduce((sum, line) => sum + line.vorgelegte, 0);
      const all = [...figures.values()].reduce((sum, count) => sum + count, 0);
      const views = {
        alle: all,
        ...(Object.fromEntries(CONTRIBUTION_STATUS.map((name) => [name, figures.get(name) ?? 0])) as Record<
          ContributionStatus,
          number
        >),
      };
      const count = view === 'vorgelegt' ? submitted : views[view];
      return {
        data: listEditorialEntries(data, publications),
        pagination: countPages(count, page, PER_PAGE),
        anzahl: count,
        ansicht: view,
        ansichten: views,
        vorgelegte: submitted,
        unpassende: await countMismatched(database.db, areas, rights),
        start: isStart
          ? await showOverview(database.db, services, { ...getActor(request), rechte: rights }, right)
          : null,
        arten: [
          ...publications.alle.map(({ name, bezeichnung: label }) => ({ art: name, titel: label, neu: null })),
          ...frequent.map((kind) => ({ art: kind.name, titel: nameOne(kind), neu: buildContentHref(kind.name) })),
        ],
      };
    },
  );
};
