import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { type WorkSearch, workSearchSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';
import { buildFilter } from '../../desk/release-filter.ts';
import { createReleaseRepository } from '../../desk/release-repository.ts';
import { listEntries } from '../../desk/show-release.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { getLoggedIn, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { showContents } from '../entries/show-contents.ts';
import { readRights } from '../rights/read-rights.ts';
import { CONTENTS } from '../store/build-editorial-route.ts';
import type { Rights } from '../store/rights.ts';

/** Hits per kind; the complete list is one link away. */
const SHOWN = 8;

type Group = WorkSearch['gruppen'][number];

async function searchContents({ database, bereiche: areas }: EditorContext, rights: Rights, q: string): Promise<Group> {
  const {
    data,
    anzahl: count,
    istMehr: isMore,
  } = await showContents(database.db, areas, rights, {
    typ: '',
    q,
    sort: '',
    ansicht: '',
    seite: 1,
  });
  return {
    titel: 'Inhalte der Website',
    anzahl: count,
    istMehr: isMore,
    alle: `${CONTENTS.href}?${new URLSearchParams({ q })}`,
    data: data.slice(0, SHOWN).map(({ titel: title, art: kind, angaben: [first], detailURL }) => ({
      titel: title,
      hinweis: first ? `${kind}, ${first}` : kind,
      detailURL,
    })),
  };
}

async function searchSubmissions(
  { config, database, freigabearten: releaseKinds }: EditorContext,
  q: string,
  account: number,
): Promise<Group> {
  const repository = createReleaseRepository(database.db);
  const filter = buildFilter(
    { ansicht: 'alle', typ: undefined, sort: '', q },
    account,
    releaseKinds,
    await repository.count(account),
  );
  const lines = await repository.list(filter, { seite: 1, proSeite: SHOWN });
  const { tag } = readBerlinTime(new Date());
  return {
    titel: 'Einsendungen',
    anzahl: await repository.countHits(filter),
    istMehr: false,
    alle: `/intranet/freigaben/?${new URLSearchParams({ ansicht: 'alle', q })}`,
    data: listEntries(lines, releaseKinds, config, tag).map(
      ({ titel: title, referenz: reference, bezeichnung: label, status, detailURL }) => ({
        titel: title || reference,
        hinweis: `${label} ${reference}, ${status}`,
        detailURL,
      }),
    ),
  };
}

/** One search over the whole work area, limited to what the account may see. */
export const workSearch: RoutePlugin<EditorContext> = async (app, services) => {
  app.get(
    '/api/intranet/suche',
    {
      onRequest: requireRole(services, 'mitarbeiter', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Suche in Inhalten und Einsendungen, soweit das Konto sie sehen darf',
        querystring: z.object({ q: z.string().max(200).default('') }),
        response: { 200: workSearchSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const q = request.query.q.trim();
      const { konto: account, rollen: roles } = getLoggedIn(request);
      if (q === '') return { gruppen: [] };
      const groups = await Promise.all([
        roles.includes('redaktion') ? searchSubmissions(services, q, account.id) : [],
        searchContents(services, readRights(request), q),
      ]);
      return { gruppen: groups.flat().filter(({ anzahl: count }) => count > 0) };
    },
  );
};
