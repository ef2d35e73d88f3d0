import { MENUS } from '@gm/shared/schemas/menu';
import { type Suche, sucheSchema } from '@gm/shared/schemas/suche';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { keepUntilChange } from '../../inhalt/keep-until-change.ts';
import { createStammdatenRepository } from '../../inhalt/stammdaten-repository.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createSuche } from '../create-suche.ts';
import { findOrt, listOrte } from '../find-ort.ts';
import { splitAuszug } from '../split-auszug.ts';
import { MAX_TREFFER } from '../suche-repository.ts';
import { createSuchtypen } from '../suchtypen.ts';

const PRO_SEITE = 10;
const [HAUPTMENUE] = MENUS;

const abfrageSchema = z.object({
  q: z.string().default('').describe('Was jemand sucht, so wie es eingegeben wurde'),
  typ: z
    .string()
    .regex(/^[a-z_]{0,40}$/)
    .optional()
    .describe('Nur Inhalte dieser Art, z. B. artikel'),
  seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
type Abfrage = z.output<typeof abfrageSchema>;

const LEER: Suche = {
  data: [],
  pagination: { page: 1, pages: 1 },
  anzahl: 0,
  facetten: [],
  meintenSie: null,
  zerlegt: [],
};

/** Search over everything people can read on the site. A page behind the last one does not exist. */
export const search: RoutePlugin = async (app, dienste) => {
  const { understand, find } = createSuche(dienste.lesen, dienste.stand, dienste);
  const stammdaten = createStammdatenRepository(dienste.lesen);
  const readOrte = keepUntilChange(dienste.stand, async () => listOrte((await stammdaten.findMenu(HAUPTMENUE)) ?? []));
  const { getTyp, classifyTyp } = createSuchtypen(dienste.bereiche);

  async function searchInhalte({ q, typ, seite }: Abfrage): Promise<Suche> {
    const fund = await understand(q);
    if (!fund) return LEER;
    const { abfrage, genau, zahlen, meintenSie, zerlegt } = fund;
    const facetten = zahlen
      .sort((a, b) => classifyTyp(a.typ) - classifyTyp(b.typ))
      .map((zahl) => ({ ...zahl, titel: getTyp(zahl.typ).mehrere }));
    const gezeigt = typ ? zahlen.filter((zahl) => zahl.typ === typ) : zahlen;
    const anzahl = gezeigt.reduce((summe, zahl) => summe + zahl.anzahl, 0);
    const pagination = countPages(Math.min(anzahl, MAX_TREFFER), seite, PRO_SEITE);
    const ausschnitt = { seite, proSeite: PRO_SEITE, genau };
    const treffer = await find(abfrage, { typen: typ ? [typ] : undefined }, ausschnitt);
    const orte = await readOrte();
    return {
      data: treffer.map(({ pfad, auszug, ...eintrag }) => ({
        ...eintrag,
        typTitel: getTyp(eintrag.typ).einer,
        url: pfad,
        ort: findOrt(pfad, orte),
        auszug: splitAuszug(auszug),
      })),
      pagination,
      anzahl,
      facetten,
      meintenSie,
      zerlegt,
    };
  }

  app.get(
    '/api/cms/suche',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Suche in allen Inhalten',
        querystring: abfrageSchema,
        response: { 200: sucheSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      // Not among the kept replies: there are more searches than pages, and they would drive these out.
      reply.header('cache-control', 'public, max-age=60');
      return searchInhalte(request.query);
    },
  );
};
