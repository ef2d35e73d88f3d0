import { type Ratsvorlagen, ratsvorlagenSchema } from '@gm/shared/schemas/ratsinfo';
import { z } from 'zod';
import { findeGeschuetzte } from '../../daten/rats-mitgliedersuche.ts';
import type { Sicht } from '../../daten/rats-sicht.ts';
import { createRatsvorlageRepository } from '../../daten/ratsvorlage-repository.ts';
import { MAX_TREFFER } from '../../daten/suche-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { createRatsAntwort } from '../../ratsinfo/create-rats-antwort.ts';
import { ratsListeSchema } from '../../ratsinfo/rats-abfrage.ts';
import { liesRatsPfad } from '../../regeln/ratsinfo-pfad.ts';
import { zaehleSeiten } from '../../regeln/zaehle-seiten.ts';
import { createSuche } from '../../suche/create-suche.ts';
import { suchwoerter } from '../../suche/suchwoerter.ts';
import { teileAuszug } from '../../suche/teile-auszug.ts';
import { problemReplies } from '../problem-replies.ts';

const abfrageSchema = ratsListeSchema.extend({
  q: suchwoerter,
  typ: z.string().max(100).default('').describe('Nur Vorlagen dieser Art'),
});

type Vorlagen = ReturnType<typeof createRatsvorlageRepository>;

/** Papers, the latest first. */
export const ratsvorlagen: RoutePlugin = async (app, dienste) => {
  const antworte = createRatsAntwort(dienste);
  const { db } = dienste.database;
  const { bereiteAbfrageVor, verstehe, finde } = createSuche(db, dienste.stand);

  type Abfrage = z.output<typeof abfrageSchema>;

  /** What visitors can choose: read once for each state of the content, since it takes all papers. */
  let auswahlFuerAlle: Promise<Ratsvorlagen['auswahl']> | null = null;
  dienste.stand.onChange(() => {
    auswahlFuerAlle = null;
  });
  function findeAuswahl(vorlagen: Vorlagen, istBesucher: boolean): Promise<Ratsvorlagen['auswahl']> {
    if (!istBesucher) return vorlagen.findeAuswahl();
    auswahlFuerAlle ??= vorlagen.findeAuswahl().catch((fehler: unknown) => {
      auswahlFuerAlle = null;
      throw fehler;
    });
    return auswahlFuerAlle;
  }

  /** What visitors search for: words in any form, best first, with the place where they stand. */
  async function suche(vorlagen: Vorlagen, { q, typ, gremium, jahr, seite, pro_seite }: Abfrage) {
    const auswahl = { typen: ['vorlage'], art: typ || undefined, gremium, jahr: jahr ? Number(jahr) : undefined };
    const fund = await verstehe(q.join(' '), auswahl);
    const anzahl = fund?.zahlen[0]?.anzahl ?? 0;
    const pagination = zaehleSeiten(Math.min(anzahl, MAX_TREFFER), seite, pro_seite);
    const treffer = fund ? await finde(fund.abfrage, auswahl, { seite, proSeite: pro_seite }) : [];
    const auszuege = new Map(treffer.map(({ pfad, auszug }) => [liesRatsPfad(pfad)?.id ?? 0, teileAuszug(auszug)]));
    const data = await vorlagen.listeNach([...auszuege.keys()]);
    return {
      data: data.map((vorlage) => ({ ...vorlage, auszug: auszuege.get(vorlage.id) ?? [] })),
      anzahl,
      pagination,
      meintenSie: fund?.meintenSie ?? null,
    };
  }

  /** The same for members: what only they find comes first, above the first page. */
  async function sucheFuerMitglied(vorlagen: Vorlagen, sicht: Sicht, abfrage: Abfrage) {
    const { q, typ, gremium, jahr, seite } = abfrage;
    const woerter = (await bereiteAbfrageVor())(q.join(' '));
    const filter = { gremium, jahr, art: typ || undefined };
    const geschuetzte = woerter ? await findeGeschuetzte(db, sicht, woerter, filter) : [];
    const { data, anzahl, meintenSie, pagination } = await suche(vorlagen, abfrage);
    // Another spelling is only meant where nobody finds anything with this one.
    const istAndere = meintenSie !== null && geschuetzte.length > 0;
    return {
      data: [
        ...(seite === 1 ? geschuetzte.map((eine) => ({ ...eine.vorlage, auszug: teileAuszug(eine.auszug) })) : []),
        ...(istAndere ? [] : data),
      ],
      anzahl: geschuetzte.length + (istAndere ? 0 : anzahl),
      pagination: istAndere ? { page: 1, pages: 1 } : pagination,
      meintenSie: istAndere ? null : meintenSie,
    };
  }

  /** All papers. */
  async function liste(vorlagen: Vorlagen, { typ, gremium, jahr, seite, pro_seite }: Abfrage) {
    const filter = { gremium, jahr, art: typ || undefined };
    const anzahl = await vorlagen.zaehle(filter);
    const pagination = zaehleSeiten(anzahl, seite, pro_seite);
    const data = await vorlagen.liste(filter, { seite, proSeite: pro_seite });
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
      return antworte(request, reply, 'vorlagen', async ({ sicht }): Promise<Ratsvorlagen> => {
        const vorlagen = createRatsvorlageRepository(db, sicht);
        const istBesucher = sicht.length === 0;
        const sucheNach = () => (istBesucher ? suche(vorlagen, query) : sucheFuerMitglied(vorlagen, sicht, query));
        const [ergebnis, auswahl] = await Promise.all([
          query.q.length > 0 ? sucheNach() : liste(vorlagen, query),
          findeAuswahl(vorlagen, istBesucher),
        ]);
        return { ...ergebnis, auswahl };
      });
    },
  );
};
