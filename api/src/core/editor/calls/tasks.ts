import { type Task, tasksSchema } from '@gm/shared/schemas/tasks';
import { countOpen } from '../../desk/count-open.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { getActor, getLoggedIn, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { findContentKind } from '../kinds/list-editable.ts';
import { createOverviewRepository } from '../overview/overview-repository.ts';
import { sortWaiting } from '../overview/sort-waiting.ts';
import { readRights } from '../rights/read-rights.ts';
import { EDITORIAL } from '../store/build-editorial-route.ts';
import { buildRightRequirement } from '../store/right-requirement.ts';

const DESK = '/intranet/freigaben/';

async function listDeskTasks(
  { config, database, freigabearten: kinds }: EditorContext,
  account: number,
): Promise<Task[]> {
  const open = await countOpen(database.db, kinds, config, account);
  return [
    {
      titel: 'Freigaben',
      hinweis: 'Einsendungen, über die noch niemand entschieden hat',
      anzahl: open.anzahl,
      ueberfaellig: open.ueberfaellig,
      href: DESK,
    },
    {
      titel: 'Ihnen zugewiesen',
      hinweis: 'Einsendungen, für die Sie zuständig sind',
      anzahl: open.meine,
      ueberfaellig: open.meineUeberfaellig,
      href: `${DESK}?ansicht=meine`,
    },
  ];
}

/** What waits for the logged-in account: submissions of residents, and requests for release. */
export const tasks: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, database, publikationen: publications } = services;
  app.get(
    '/api/cms/intranet/aufgaben',
    {
      onRequest: requireRole(services, 'mitarbeiter', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Offene Aufgaben des Kontos mit ihrer Zahl, und wie viele davon überfällig sind',
        response: { 200: tasksSchema, ...problemReplies(401, 403) },
      },
    },
    async (request) => {
      const { konto: account, rollen: roles } = getLoggedIn(request);
      const rights = readRights(request);
      const reader = { ...getActor(request), rechte: rights };
      const right = buildRightRequirement(rights, (kind) => findContentKind(areas, kind));
      const scope = { konto: reader.konto, auswahl: publications.auswahl, recht: right };
      const waiting = await createOverviewRepository(database.db, scope).listWaiting();
      const { aufMich: onMe, aufAndere: onOthers } = await sortWaiting(database.db, publications, reader, waiting);
      const href = `${EDITORIAL.href}?ansicht=vorgelegt`;
      return {
        data: [
          ...(roles.includes('redaktion') ? await listDeskTasks(services, account.id) : []),
          {
            titel: 'Beiträge zur Freigabe',
            hinweis: 'Beiträge, die andere Ihnen vorgelegt haben',
            anzahl: onMe.length,
            ueberfaellig: 0,
            href,
          },
          {
            titel: 'Von Ihnen vorgelegt',
            hinweis: 'Beiträge, die andere noch freigeben müssen',
            anzahl: onOthers.length,
            ueberfaellig: 0,
            href,
          },
        ].filter(({ anzahl: count }) => count > 0),
      };
    },
  );
};
