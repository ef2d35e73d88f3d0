import { type Ratsvorlagen, ratsvorlagenSchema } from '@gm/shared/schemas/ratsinfo';
import { z } from 'zod';
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
  const { verstehe, finde } = createSuche(dienste.database.db, dienste.stand);

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

  /** All papers, or for members those that have the words, as they are typed: the search does not know what is closed to others. */
  async function liste(vorlagen: Vorlagen, { q, typ, gremium, jahr, seite, pro_seite }: Abfrage) {
    const filter = { gremium, jahr, art: typ || undefined, woerter: q };
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
        const vorlagen = createRatsvorlageRepository(dienste.database.db, sicht);
        const istBesucher = sicht.length === 0;
        const gefunden = query.q.length > 0 && istBesucher ? suche(vorlagen, query) : liste(vorlagen, query);
        const [ergebnis, auswahl] = await Promise.all([gefunden, findeAuswahl(vorlagen, istBesucher)]);
        return { ...ergebnis, auswahl };
      });
    },
  );
};
