import { type Ratsvorlagen, ratsvorlagenSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { keepUntilChange } from '../../../kern/inhalt/keep-until-change.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createSuche } from '../../../kern/suche/create-suche.ts';
import { splitAuszug } from '../../../kern/suche/split-auszug.ts';
import { MAX_TREFFER } from '../../../kern/suche/suche-repository.ts';
import { suchwoerter } from '../../../kern/suche/suchwoerter.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsListeSchema } from '../rats-abfrage.ts';
import { findGuarded } from '../rats-mitgliedersuche.ts';
import type { Sicht } from '../rats-sicht.ts';
import { readRatsPfad } from '../ratsinfo-pfad.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';

const abfrageSchema = ratsListeSchema.extend({
  q: suchwoerter,
  typ: z.string().max(100).default('').describe('Nur Vorlagen dieser Art'),
});

type Vorlagen = ReturnType<typeof createRatsvorlageRepository>;

/** Papers, the latest first. */
export const ratsvorlagen: RoutePlugin = async (app, dienste) => {
  const answer = createRatsAntwort(dienste);
  const { db } = dienste.database;
  const { prepareAbfrage, understand, find } = createSuche(db, dienste.stand);

  type Abfrage = z.output<typeof abfrageSchema>;

  /** What visitors can choose: read once for each state of the content, since it takes all papers. */
  const findAuswahlFuerAlle = keepUntilChange(dienste.stand, () => createRatsvorlageRepository(db, []).findAuswahl());

  /** What visitors search for: words in any form, best first, with the place where they stand. */
  async function search(vorlagen: Vorlagen, { q, typ, gremium, jahr, seite, pro_seite }: Abfrage) {
    const auswahl = { typen: ['vorlage'], art: typ || undefined, gremium, jahr: jahr ? Number(jahr) : undefined };
    const fund = await understand(q.join(' '), auswahl);
    const anzahl = fund?.zahlen[0]?.anzahl ?? 0;
    const pagination = countPages(Math.min(anzahl, MAX_TREFFER), seite, pro_seite);
    const ausschnitt = { seite, proSeite: pro_seite, genau: fund?.genau };
    const treffer = fund ? await find(fund.abfrage, auswahl, ausschnitt) : [];
    const zerlegt = fund?.genau ? null : fund?.zerlegt.flatMap(({ teile }) => teile).join(' ');
    const auszuege = new Map(treffer.map(({ pfad, auszug }) => [readRatsPfad(pfad)?.id ?? 0, splitAuszug(auszug)]));
    const data = await vorlagen.listBy([...auszuege.keys()]);
    return {
      data: data.map((vorlage) => ({ ...vorlage, auszug: auszuege.get(vorlage.id) ?? [] })),
      anzahl,
      pagination,
      meintenSie: fund?.meintenSie ?? (zerlegt || null),
    };
  }

  /** The same for members: what only they find comes first, above the first page. */
  async function searchForMitglied(vorlagen: Vorlagen, sicht: Sicht, abfrage: Abfrage) {
    const { q, typ, gremium, jahr, seite } = abfrage;
    const woerter = (await prepareAbfrage())(q.join(' '));
    const filter = { gremium, jahr, art: typ || undefined };
    const geschuetzte = woerter ? await findGuarded(db, sicht, woerter, filter) : [];
    const { data, anzahl, meintenSie, pagination } = await search(vorlagen, abfrage);
    // Another spelling is only meant where nobody finds anything with this one.
    const isAndere = meintenSie !== null && geschuetzte.length > 0;
    return {
      data: [
        ...(seite === 1 ? geschuetzte.map((eine) => ({ ...eine.vorlage, auszug: splitAuszug(eine.auszug) })) : []),
        ...(isAndere ? [] : data),
      ],
      anzahl: geschuetzte.length + (isAndere ? 0 : anzahl),
      pagination: isAndere ? { page: 1, pages: 1 } : pagination,
      meintenSie: isAndere ? null : meintenSie,
    };
  }

  /** All papers. */
  async function list(vorlagen: Vorlagen, { typ, gremium, jahr, seite, pro_seite }: Abfrage) {
    const filter = { gremium, jahr, art: typ || undefined };
    const anzahl = await vorlagen.count(filter);
    const pagination = countPages(anzahl, seite, pro_seite);
    const data = await vorlagen.list(filter, { seite, proSeite: pro_seite });
    return { data: data.map((vorlage) => ({ ...vorlage, auszug: [] })), anzahl, pagination };
  }

  app.get(
    '/api/cms/ratsinfo/vorlagen',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Vorlagen, die neuesten zuerst',
        querystring: abfrageSchema,
        response: { 200: ratsvorlagenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      return answer(request, reply, 'vorlagen', async ({ sicht }): Promise<Ratsvorlagen> => {
        const vorlagen = createRatsvorlageRepository(db, sicht);
        const isBesucher = sicht.length === 0;
        const searchFor = () => (isBesucher ? search(vorlagen, query) : searchForMitglied(vorlagen, sicht, query));
        const [ergebnis, auswahl] = await Promise.all([
          query.q.length > 0 ? searchFor() : list(vorlagen, query),
          isBesucher ? findAuswahlFuerAlle() : vorlagen.findAuswahl(),
        ]);
        return { ...ergebnis, auswahl };
      });
    },
  );
};
