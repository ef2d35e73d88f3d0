import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { isUndecided } from '@gm/shared/rules/release';
import { type Releases, releasesSchema, VIEWS } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { countPages } from '../../platform/rules/count-pages.ts';
import { getLoggedIn, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { DeskContext } from '../context.ts';
import { buildFilter, createFilterSchema } from '../release-filter.ts';
import { createReleaseRepository, MAX_COUNTED } from '../release-repository.ts';
import { listColleagues, listLines } from '../show-release.ts';
import { readTextBlocks } from '../text-blocks.ts';

const PER_PAGE = 25;

type Figures = Awaited<ReturnType<ReturnType<typeof createReleaseRepository>['count']>>;
type View = Releases['ansicht'];

const countIn = (view: View, { status, anzahl: count, meine }: Figures[number]): number => {
  const open = isUndecided(status);
  if (view === 'alle') return count;
  if (view === 'erledigt') return open ? 0 : count;
  if (view === 'rueckfrage') return status === 'Rückfrage' ? count : 0;
  return open ? (view === 'meine' ? meine : count) : 0;
};

const sum = (figures: Figures, view: View) => figures.reduce((sum, line) => sum + countIn(view, line), 0);

/** All submissions that the account may decide. */
export const releases: RoutePlugin<DeskContext> = async (app, services) => {
  const { config, database, freigabearten: releaseKinds } = services;
  const filterSchema = createFilterSchema(releaseKinds);
  app.get(
    '/api/intranet/freigaben',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Eingang: was Bürgerinnen und Bürger geschickt haben',
        querystring: filterSchema.extend({ seite: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
        response: { 200: releasesSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht: view, typ: type, seite: page } = request.query;
      const account = getLoggedIn(request).konto.id;
      const repository = createReleaseRepository(database.db);
      const all = await repository.count(account);
      const figures = all.filter(({ formular: form }) => releaseKinds.find(form));
      const filter = buildFilter(request.query, account, releaseKinds, all);
      const data = await repository.list(filter, { seite: page, proSeite: PER_PAGE });
      const meant = figures.filter(({ formular: form }) => !type || form === type);
      const seeks = filter.woerter.length > 0;
      const counted = seeks ? await repository.countHits(filter) : sum(meant, view);
      const count = seeks ? Math.min(counted, MAX_COUNTED) : counted;
      const { tag } = readBerlinTime(new Date());
      const colleagues = await listColleagues(database.db, account);
      const surroundings = { kinds: releaseKinds, deadlines: config, today: tag, colleagues };
      return {
        data: await listLines(database.db, data, surroundings),
        kollegen: colleagues,
        textbausteine: await readTextBlocks(database.db),
        pagination: countPages(count, page, PER_PAGE),
        anzahl: count,
        mehr: counted > count,
        ansicht: view,
        ansichten: Object.fromEntries(VIEWS.map((name) => [name, sum(figures, name)])) as Releases['ansichten'],
        arten: releaseKinds.alle.map(({ name, bezeichnung: label }) => ({
          typ: name,
          titel: label,
          anzahl: sum(
            figures.filter(({ formular: form }) => form === name),
            view,
          ),
        })),
      };
    },
  );
};
