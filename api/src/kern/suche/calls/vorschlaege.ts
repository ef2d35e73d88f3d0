import { type SucheVorschlag, vorschlaegeSchema } from '@gm/shared/schemas/suche';
import { z } from 'zod';
import { ABFALL_PFAD } from '../../../bereiche/abfall/abfall-pfad.ts';
import { createAbfallRepository } from '../../../bereiche/abfall/abfall-repository.ts';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { buildTsquery } from '../build-tsquery.ts';
import { correctAbfrage } from '../correct-abfrage.ts';
import { parseAbfrage } from '../parse-abfrage.ts';
import { createSynonymLeser } from '../read-synonyme.ts';
import { createSucheRepository } from '../suche-repository.ts';
import { classifyTyp, getTyp } from '../suchtypen.ts';

const MAX_VORSCHLAEGE = 8;
const MAX_STRASSEN = 3;
/** Two letters begin too many streets. */
const STRASSE_AB = 3;

/** Titles for the field of the search while somebody types, entries of one kind together. */
export const vorschlaege: RoutePlugin = async (app, { database: { db }, stand }) => {
  const repository = createSucheRepository(db);
  const abfall = createAbfallRepository(db);
  const readSynonyme = createSynonymLeser(repository.readSynonyme, stand);

  /** Who types a street wants to know when its waste is collected. */
  async function findStrassen(q: string): Promise<SucheVorschlag[]> {
    const anfang = q
      .trim()
      .replaceAll(/[\0.,]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (anfang.length < STRASSE_AB) return [];
    const strassen = await abfall.searchStrassen(anfang, MAX_STRASSEN);
    return strassen.map(({ id, name, ortsteil }) => ({
      typ: 'strasse',
      typTitel: 'Abfalltermine',
      titel: `${name}, ${ortsteil}`,
      url: `${ABFALL_PFAD}?strasse=${encodeURIComponent(id)}`,
    }));
  }

  async function findVorschlaege(q: string): Promise<SucheVorschlag[]> {
    const woerter = parseAbfrage(q);
    if (woerter.join('').length < 2) return [];
    const [synonyme, strassen] = await Promise.all([readSynonyme(), findStrassen(q)]);
    const findTitel = (folge: string[]) =>
      repository.findTitel(buildTsquery(folge, { synonyme, nurTitel: true }), MAX_VORSCHLAEGE - strassen.length);
    let titel = await findTitel(woerter);
    const richtige = titel.length + strassen.length === 0 ? await correctAbfrage(woerter, synonyme, repository) : null;
    if (richtige) titel = await findTitel(richtige);
    const eintraege = titel
      .sort((a, b) => classifyTyp(a.typ) - classifyTyp(b.typ))
      .map(({ pfad, ...eintrag }) => ({ ...eintrag, typTitel: getTyp(eintrag.typ).mehrere, url: pfad }));
    return [...eintraege, ...strassen];
  }

  app.get(
    '/api/cms/suche/vorschlaege',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Vorschläge, während jemand einen Suchbegriff eingibt',
        querystring: z.object({ q: z.string().default('').describe('Was bisher eingegeben wurde') }),
        response: { 200: vorschlaegeSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { data: await findVorschlaege(request.query.q) };
    },
  );
};
