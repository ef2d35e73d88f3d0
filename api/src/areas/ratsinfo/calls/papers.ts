import { type Ratsvorlagen, ratsvorlagenSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { keepUntilChange } from '../../../core/platform/version/keep-until-change.ts';
import { createSearch } from '../../../core/services/search/create-search.ts';
import { searchWords } from '../../../core/services/search/query/search-words.ts';
import { MAX_HIT } from '../../../core/services/search/search-repository.ts';
import { splitStatement } from '../../../core/services/search/split-statement.ts';
import { limitSearch, takeTurns } from '../../../core/services/search/take-turns.ts';
import type { View } from '../council-view.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { readCouncilPath } from '../ratsinfo-path.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { findGuarded } from '../search/council-member-search.ts';
import { councilListSchema } from '../search/council-query.ts';

const querySchema = councilListSchema.extend({
  q: searchWords,
  typ: z.string().max(100).default('').describe('Nur Vorlagen dieser Art'),
});

type Papers = ReturnType<typeof createRatsvorlageRepository>;

/** Papers, latest first. */
export const ratsvorlagen: RoutePlugin = async (app, services) => {
  const answer = createCouncilAnswer(services);
  const { db } = services.database;
  const { prepareAbfrage: prepareQuery, understand, find } = createSearch(db, services.stand);

  type Query = z.output<typeof querySchema>;

  /** Filters for visitors: read once per content version, because it scans all papers. */
  const findSelectionForAll = keepUntilChange(services.stand, () => createRatsvorlageRepository(db, []).findAuswahl());

  /** Search for visitors: words in any inflection, best match first, with an excerpt. */
  async function search(papers: Papers, { q, typ: type, gremium, jahr: year, seite: page, pro_seite }: Query) {
    const selection = {
      typen: ['vorlage'],
      art: type || undefined,
      gremium,
      jahr: year ? Number(year) : undefined,
    };
    const finding = await understand(q.join(' '), selection);
    const count = finding?.zahlen[0]?.anzahl ?? 0;
    const pagination = countPages(Math.min(count, MAX_HIT), page, pro_seite);
    const excerpt = { seite: page, proSeite: pro_seite, genau: finding?.genau };
    const hit = finding ? await find(finding.abfrage, selection, excerpt) : [];
    const split = finding?.genau ? null : finding?.zerlegt.flatMap(({ teile: parts }) => parts).join(' ');
    const auszuege = new Map(
      hit.map(({ pfad: path, auszug: statement }) => [readCouncilPath(path)?.id ?? 0, splitStatement(statement)]),
    );
    const data = await papers.listBy([...auszuege.keys()]);
    return {
      data: data.map((paper) => ({ ...paper, auszug: auszuege.get(paper.id) ?? [] })),
      anzahl: count,
      pagination,
      meintenSie: finding?.meintenSie ?? (split || null),
    };
  }

  /** Search for members: matches that only they may see come first, above the first page. */
  async function searchForMember(papers: Papers, view: View, query: Query) {
    const { q, typ: type, gremium, jahr: year, seite: page } = query;
    const words = (await prepareQuery())(q.join(' '));
    const filter = { gremium, jahr: year, art: type || undefined };
    const guarded = words ? await findGuarded(db, view, words, filter) : [];
    const { data, anzahl: count, meintenSie, pagination } = await search(papers, query);
    // Suggest another spelling only if there are no matches at all.
    const isOther = meintenSie !== null && guarded.length > 0;
    return {
      data: [
        ...(page === 1 ? guarded.map((one) => ({ ...one.vorlage, auszug: splitStatement(one.auszug) })) : []),
        ...(isOther ? [] : data),
      ],
      anzahl: guarded.length + (isOther ? 0 : count),
      pagination: isOther ? { page: 1, pages: 1 } : pagination,
      meintenSie: isOther ? null : meintenSie,
    };
  }

  /** All papers. */
  async function list(papers: Papers, { typ: type, gremium, jahr: year, seite: page, pro_seite }: Query) {
    const filter = { gremium, jahr: year, art: type || undefined };
    const count = await papers.count(filter);
    const pagination = countPages(count, page, pro_seite);
    const data = await papers.list(filter, { seite: page, proSeite: pro_seite });
    return { data: data.map((paper) => ({ ...paper, auszug: [] })), anzahl: count, pagination };
  }

  app.get(
    '/api/cms/ratsinfo/vorlagen',
    {
      ...limitSearch(services.config),
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Vorlagen, die neuesten zuerst',
        querystring: querySchema,
        response: { 200: ratsvorlagenSchema, ...problemReplies(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      return answer(request, reply, 'vorlagen', async ({ sicht: view }): Promise<Ratsvorlagen> => {
        const papers = createRatsvorlageRepository(db, view);
        const isVisitor = view.length === 0;
        const searchFor = () => (isVisitor ? search(papers, query) : searchForMember(papers, view, query));
        const [result, selection] = await Promise.all([
          query.q.length > 0 ? takeTurns(request, searchFor) : list(papers, query),
          isVisitor ? findSelectionForAll() : papers.findAuswahl(),
        ]);
        return { ...result, auswahl: selection };
      });
    },
  );
};
