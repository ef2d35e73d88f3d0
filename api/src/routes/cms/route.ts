import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import { z } from 'zod';
import { createArtikelRepository } from '../../daten/artikel-repository.ts';
import { createBekanntmachungRepository } from '../../daten/bekanntmachung-repository.ts';
import { createBranchenRepository } from '../../daten/branchen-repository.ts';
import { createEilmeldungRepository } from '../../daten/eilmeldung-repository.ts';
import { createFerienprogrammRepository } from '../../daten/ferienprogramm-repository.ts';
import { createKalenderRepository } from '../../daten/kalender-repository.ts';
import { createLeistungRepository } from '../../daten/leistung-repository.ts';
import { OEFFENTLICH, type Sicht } from '../../daten/rats-sicht.ts';
import { createRatsgremiumRepository } from '../../daten/ratsgremium-repository.ts';
import { createRatssitzungRepository } from '../../daten/ratssitzung-repository.ts';
import { createRatsvorlageRepository } from '../../daten/ratsvorlage-repository.ts';
import { createSeitenRepository } from '../../daten/seiten-repository.ts';
import { createVerwaltungRepository } from '../../daten/verwaltung-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { findeSicht } from '../../ratsinfo/finde-sicht.ts';
import { ARTIKEL } from '../../regeln/artikel-pfad.ts';
import { BEKANNTMACHUNGEN } from '../../regeln/bekanntmachung-pfad.ts';
import { bildeEintragRoute, type EintragSeite } from '../../regeln/bilde-eintrag-route.ts';
import { bildeFeed } from '../../regeln/bilde-feed.ts';
import { bildeFerienRoute } from '../../regeln/bilde-ferien-route.ts';
import { bildeRedaktionRoute } from '../../regeln/bilde-redaktion-route.ts';
import { bildeTischRoute } from '../../regeln/bilde-tisch-route.ts';
import { bildeUmleitung } from '../../regeln/bilde-umleitung.ts';
import { BRANCHENVERZEICHNIS } from '../../regeln/brancheneintrag-pfad.ts';
import { EILMELDUNGEN } from '../../regeln/eilmeldung-pfad.ts';
import type { EintragPfad } from '../../regeln/eintrag-pfad.ts';
import { FERIENPROGRAMM_PFAD, liesFerienId } from '../../regeln/ferien-pfad.ts';
import { bildeIntranetRoute, INTRANET, liesIntranetPfad } from '../../regeln/intranet-route.ts';
import { normalisierePfad } from '../../regeln/normalisiere-pfad.ts';
import { liesRatsPfad, RATSINFO_PFAD } from '../../regeln/ratsinfo-pfad.ts';
import { VERANSTALTUNGEN } from '../../regeln/veranstaltung-pfad.ts';
import {
  ANSPRECHPARTNER,
  FACHBEREICHE,
  liesLeistungSlug,
  MITARBEITER,
  VERWALTUNG_PFAD,
  WEGWEISER_PFAD,
} from '../../regeln/wegweiser-pfad.ts';
import { problemReplies } from '../problem-replies.ts';

const nichtGefunden = () =>
  new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es keine Seite.', { titel: 'Seite nicht gefunden' });

/** A kind of content whose entries have a page each. */
interface Eintragsart {
  pfad: EintragPfad;
  /** Template of the page, and name of its call. */
  template: string;
  /** The call without the number at its end. */
  endpoint: string;
  passThrough?: Route['apiCalls'][number]['options']['passThrough'];
  hatFeed?: boolean;
  /** Page that lists the entries, where it is not the folder of their pages. */
  uebersicht?: string;
  /** Title of the list while no page of the content gives it one. */
  titel: string;
  finde(id: number): Promise<EintragSeite | null>;
}

/** What stands on the page of a path. */
export const route: RoutePlugin = async (app, dienste) => {
  const { cache } = dienste;
  const { db } = dienste.database;
  const seiten = createSeitenRepository(db);
  const ferienprogramm = createFerienprogrammRepository(db);
  const verwaltung = createVerwaltungRepository(db);
  const leistungen = createLeistungRepository(db);
  const arten: Eintragsart[] = [
    {
      pfad: ARTIKEL,
      template: 'artikel',
      endpoint: '/api/cms/artikel',
      hatFeed: true,
      titel: 'Aktuelles',
      finde: createArtikelRepository(db).findeSeite,
    },
    {
      pfad: EILMELDUNGEN,
      template: 'artikel',
      endpoint: '/api/cms/eilmeldungen',
      titel: 'Aktuelles',
      async finde(id) {
        const eilmeldung = await createEilmeldungRepository(db).finde(id);
        return eilmeldung && { ...eilmeldung, pfad: EILMELDUNGEN.bilde(id, eilmeldung.titel), einleitung: null };
      },
    },
    {
      pfad: VERANSTALTUNGEN,
      template: 'veranstaltung',
      endpoint: '/api/cms/veranstaltungen',
      passThrough: ['tag'],
      titel: 'Veranstaltungen',
      finde: createKalenderRepository(db).findeSeite,
    },
    {
      pfad: BRANCHENVERZEICHNIS,
      template: 'brancheneintrag',
      endpoint: '/api/cms/brancheneintraege',
      titel: 'Branchenverzeichnis',
      finde: createBranchenRepository(db).findeSeite,
    },
    {
      pfad: BEKANNTMACHUNGEN,
      template: 'bekanntmachung',
      endpoint: '/api/cms/bekanntmachungen',
      hatFeed: true,
      titel: 'Öffentliche Bekanntmachungen',
      // A page that does not exist yet is not kept, so the first day needs no mark in the cache.
      finde: (id) => createBekanntmachungRepository(db).findeSeite(id, readBerlinerZeit(new Date()).tag),
    },
    ...[
      { pfad: FACHBEREICHE, template: 'organisationseinheit', finde: verwaltung.findeEinheitSeite },
      { pfad: ANSPRECHPARTNER, template: 'ansprechpartner', finde: verwaltung.findeAnsprechpartnerSeite },
      { pfad: MITARBEITER, template: 'mitarbeiter', finde: verwaltung.findeMitarbeiterSeite },
    ].map((art) => ({
      ...art,
      endpoint: `/api/cms/${art.template}`,
      uebersicht: VERWALTUNG_PFAD,
      titel: 'Verwaltung',
    })),
  ];

  const gremien = createRatsgremiumRepository(db);
  const ratsarten = {
    sitzungen: { template: 'ratssitzung', finde: createRatssitzungRepository(db, OEFFENTLICH).findeTitel },
    vorlagen: {
      template: 'ratsvorlage',
      finde: (id: number, sicht: Sicht) => createRatsvorlageRepository(db, sicht).findeTitel(id),
    },
    gremien: { template: 'ratsgremium', finde: gremien.findeTitel },
    personen: { template: 'ratsperson', finde: gremien.findeName },
  };

  async function findeRatsRoute(pfad: string, sicht: Sicht): Promise<Route | null> {
    const gesucht = liesRatsPfad(pfad);
    if (!gesucht) return null;
    const { template, finde } = ratsarten[gesucht.art];
    const titel = await finde(gesucht.id, sicht);
    if (titel === null) return null;
    const liste = `${RATSINFO_PFAD}${gesucht.art}/`;
    const [uebersicht, ueber] = await Promise.all([seiten.finde(RATSINFO_PFAD), seiten.finde(liste)]);
    const start = { title: uebersicht?.title ?? 'Ratsinformation', href: RATSINFO_PFAD };
    return bildeEintragRoute(
      { pfad, titel, einleitung: null, ueber: ueber ? [{ title: ueber.title, href: liste }] : [] },
      {
        template,
        endpoint: `/api/cms/ratsinfo/${gesucht.art}/${gesucht.id}`,
        uebersicht: start,
        feed: bildeFeed(start),
      },
    );
  }

  async function findeEintragRoute(pfad: string): Promise<Route | null> {
    for (const { pfad: eintragPfad, uebersicht: href = eintragPfad.uebersicht, finde, titel, ...art } of arten) {
      const id = eintragPfad.lies(pfad);
      const eintrag = id === null ? null : await finde(id);
      if (!eintrag) continue;
      if (eintrag.pfad !== pfad) return bildeUmleitung(eintrag.pfad, 301);
      const uebersicht = { title: (await seiten.finde(href))?.title ?? titel, href };
      const feed = art.hatFeed ? bildeFeed(uebersicht) : null;
      return bildeEintragRoute(eintrag, { ...art, endpoint: `${art.endpoint}/${id}`, uebersicht, feed });
    }
    return null;
  }

  async function findeLeistungRoute(pfad: string): Promise<Route | null> {
    const slug = liesLeistungSlug(pfad);
    const leistung = slug === null ? null : await leistungen.finde(slug);
    if (!leistung) return null;
    const title = (await seiten.finde(WEGWEISER_PFAD))?.title ?? 'Wegweiser';
    return bildeEintragRoute(
      { pfad, ...leistung },
      {
        template: 'leistung',
        endpoint: `/api/cms/leistungen/${slug}`,
        uebersicht: { title, href: WEGWEISER_PFAD },
      },
    );
  }

  async function findeFerienRoute(pfad: string): Promise<Route | null> {
    const id = liesFerienId(pfad);
    const veranstaltung = id === null ? null : await ferienprogramm.findeSeite(id);
    if (!veranstaltung) return null;
    const uebersicht = await seiten.finde(FERIENPROGRAMM_PFAD);
    const { title = 'Kinderferienprogramm', pageTheme = 'default' } = uebersicht ?? {};
    return bildeFerienRoute(veranstaltung, { title, pageTheme }, await ferienprogramm.findeOptionen());
  }

  /** The loader gave these blocks the season of the content; since then the desk may have opened or closed registration. */
  async function setzeFerienoptionen(seite: Route): Promise<Route> {
    if (!seite.blocks.some(({ options }) => 'anmeldung_bis' in options)) return seite;
    const optionen = await ferienprogramm.findeOptionen();
    const blocks = seite.blocks.map((block) =>
      'anmeldung_bis' in block.options ? { ...block, options: { ...block.options, ...optionen } } : block,
    );
    return { ...seite, blocks };
  }

  async function findeIntranetRoute(pfad: string): Promise<Route | null> {
    const gelesen = liesIntranetPfad(pfad);
    if (!gelesen || !(await seiten.finde(INTRANET.href))) return null;
    // What lies below a page of the intranet is no category.
    return (await seiten.finde(`${INTRANET.href}${gelesen.rubrik}/`)) ? null : bildeIntranetRoute(gelesen);
  }

  async function findeSeite(pfad: string): Promise<Route | null> {
    const gefunden = await seiten.finde(pfad);
    const seite = gefunden && (await setzeFerienoptionen(gefunden));
    const hatFeed = pfad === RATSINFO_PFAD || arten.some((art) => art.hatFeed && art.pfad.uebersicht === pfad);
    return seite && hatFeed ? { ...seite, feed: bildeFeed({ title: seite.title, href: pfad }) } : seite;
  }

  async function findeRoute(pfad: string, sicht = OEFFENTLICH): Promise<Route> {
    const gefunden =
      (await findeSeite(pfad)) ??
      bildeTischRoute(pfad) ??
      bildeRedaktionRoute(pfad) ??
      (await findeEintragRoute(pfad)) ??
      (await findeLeistungRoute(pfad)) ??
      (await findeFerienRoute(pfad)) ??
      (await findeRatsRoute(pfad, sicht)) ??
      (await findeIntranetRoute(pfad));
    if (gefunden) return gefunden;
    if (await seiten.istEntfernt(pfad)) {
      throw new AppError('entfernt', 'Diese Seite gibt es nicht mehr.', { titel: 'Seite entfernt' });
    }
    throw nichtGefunden();
  }

  app.get(
    '/api/cms/route',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Inhalt der Seite eines Pfades',
        querystring: z.object({ url: z.string().min(1).describe('Pfad der Seite, z. B. /aktuelles/') }),
        response: { 200: routeSchema, ...problemReplies(400, 404, 410, 414) },
      },
    },
    async (request, reply) => {
      const pfad = normalisierePfad(request.query.url);
      if (pfad === null) throw nichtGefunden();
      const blick = liesRatsPfad(pfad) ? await findeSicht(request, reply, dienste) : null;
      if (blick?.mitglied) {
        return reply.header('cache-control', 'private, no-store').send(await findeRoute(pfad, blick.sicht));
      }
      return cache.send(request, reply, `route ${pfad}`, () => findeRoute(pfad));
    },
  );
};
