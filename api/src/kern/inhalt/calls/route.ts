import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import { z } from 'zod';
import { ARTIKEL } from '../../../bereiche/aktuelles/artikel-pfad.ts';
import { createArtikelRepository } from '../../../bereiche/aktuelles/artikel-repository.ts';
import { BEKANNTMACHUNGEN } from '../../../bereiche/bekanntmachungen/bekanntmachung-pfad.ts';
import { createBekanntmachungRepository } from '../../../bereiche/bekanntmachungen/bekanntmachung-repository.ts';
import { createBranchenRepository } from '../../../bereiche/branchenverzeichnis/branchen-repository.ts';
import { BRANCHENVERZEICHNIS } from '../../../bereiche/branchenverzeichnis/brancheneintrag-pfad.ts';
import { EILMELDUNGEN } from '../../../bereiche/eilmeldungen/eilmeldung-pfad.ts';
import { createEilmeldungRepository } from '../../../bereiche/eilmeldungen/eilmeldung-repository.ts';
import { buildFerienRoute } from '../../../bereiche/ferienprogramm/build-ferien-route.ts';
import { FERIENPROGRAMM_PFAD, readFerienId } from '../../../bereiche/ferienprogramm/ferien-pfad.ts';
import { createFerienprogrammRepository } from '../../../bereiche/ferienprogramm/ferienprogramm-repository.ts';
import { buildIntranetRoute, INTRANET, readIntranetPfad } from '../../../bereiche/intranet/intranet-route.ts';
import { findSicht } from '../../../bereiche/ratsinfo/find-sicht.ts';
import { OEFFENTLICH, type Sicht } from '../../../bereiche/ratsinfo/rats-sicht.ts';
import { createRatsgremiumRepository } from '../../../bereiche/ratsinfo/ratsgremium-repository.ts';
import { RATSINFO_PFAD, readRatsPfad } from '../../../bereiche/ratsinfo/ratsinfo-pfad.ts';
import { createRatssitzungRepository } from '../../../bereiche/ratsinfo/ratssitzung-repository.ts';
import { createRatsvorlageRepository } from '../../../bereiche/ratsinfo/ratsvorlage-repository.ts';
import { createKalenderRepository } from '../../../bereiche/veranstaltungen/kalender-repository.ts';
import { VERANSTALTUNGEN } from '../../../bereiche/veranstaltungen/veranstaltung-pfad.ts';
import { createLeistungRepository } from '../../../bereiche/wegweiser/leistung-repository.ts';
import { createVerwaltungRepository } from '../../../bereiche/wegweiser/verwaltung-repository.ts';
import {
  ANSPRECHPARTNER,
  FACHBEREICHE,
  MITARBEITER,
  readLeistungSlug,
  VERWALTUNG_PFAD,
  WEGWEISER_PFAD,
} from '../../../bereiche/wegweiser/wegweiser-pfad.ts';
import type { RoutePlugin } from '../../bereich.ts';
import { buildRedaktionRoute } from '../../freigaben/build-redaktion-route.ts';
import { buildTischRoute } from '../../freigaben/build-tisch-route.ts';
import { buildEintragRoute, type EintragSeite } from '../../regeln/build-eintrag-route.ts';
import { buildFeed } from '../../regeln/build-feed.ts';
import { buildRedirect } from '../../regeln/build-redirect.ts';
import type { EintragPfad } from '../../regeln/eintrag-pfad.ts';
import { normalizePfad } from '../../regeln/normalize-pfad.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createSeitenRepository } from '../seiten-repository.ts';

const notFound = () =>
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
  find(id: number): Promise<EintragSeite | null>;
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
      find: createArtikelRepository(db).findSeite,
    },
    {
      pfad: EILMELDUNGEN,
      template: 'artikel',
      endpoint: '/api/cms/eilmeldungen',
      titel: 'Aktuelles',
      async find(id) {
        const eilmeldung = await createEilmeldungRepository(db).find(id);
        return eilmeldung && { ...eilmeldung, pfad: EILMELDUNGEN.build(id, eilmeldung.titel), einleitung: null };
      },
    },
    {
      pfad: VERANSTALTUNGEN,
      template: 'veranstaltung',
      endpoint: '/api/cms/veranstaltungen',
      passThrough: ['tag'],
      titel: 'Veranstaltungen',
      find: createKalenderRepository(db).findSeite,
    },
    {
      pfad: BRANCHENVERZEICHNIS,
      template: 'brancheneintrag',
      endpoint: '/api/cms/brancheneintraege',
      titel: 'Branchenverzeichnis',
      find: createBranchenRepository(db).findSeite,
    },
    {
      pfad: BEKANNTMACHUNGEN,
      template: 'bekanntmachung',
      endpoint: '/api/cms/bekanntmachungen',
      hatFeed: true,
      titel: 'Öffentliche Bekanntmachungen',
      // A page that does not exist yet is not kept, so the first day needs no mark in the cache.
      find: (id) => createBekanntmachungRepository(db).findSeite(id, readBerlinerZeit(new Date()).tag),
    },
    ...[
      { pfad: FACHBEREICHE, template: 'organisationseinheit', find: verwaltung.findEinheitSeite },
      { pfad: ANSPRECHPARTNER, template: 'ansprechpartner', find: verwaltung.findAnsprechpartnerSeite },
      { pfad: MITARBEITER, template: 'mitarbeiter', find: verwaltung.findMitarbeiterSeite },
    ].map((art) => ({
      ...art,
      endpoint: `/api/cms/${art.template}`,
      uebersicht: VERWALTUNG_PFAD,
      titel: 'Verwaltung',
    })),
  ];

  const gremien = createRatsgremiumRepository(db);
  const ratsarten = {
    sitzungen: { template: 'ratssitzung', find: createRatssitzungRepository(db, OEFFENTLICH).findTitel },
    vorlagen: {
      template: 'ratsvorlage',
      find: (id: number, sicht: Sicht) => createRatsvorlageRepository(db, sicht).findTitel(id),
    },
    gremien: { template: 'ratsgremium', find: gremien.findTitel },
    personen: { template: 'ratsperson', find: gremien.findName },
  };

  async function findRatsRoute(pfad: string, sicht: Sicht): Promise<Route | null> {
    const gesucht = readRatsPfad(pfad);
    if (!gesucht) return null;
    const { template, find } = ratsarten[gesucht.art];
    const titel = await find(gesucht.id, sicht);
    if (titel === null) return null;
    const liste = `${RATSINFO_PFAD}${gesucht.art}/`;
    const [uebersicht, ueber] = await Promise.all([seiten.find(RATSINFO_PFAD), seiten.find(liste)]);
    const start = { title: uebersicht?.title ?? 'Ratsinformation', href: RATSINFO_PFAD };
    return buildEintragRoute(
      { pfad, titel, einleitung: null, ueber: ueber ? [{ title: ueber.title, href: liste }] : [] },
      {
        template,
        endpoint: `/api/cms/ratsinfo/${gesucht.art}/${gesucht.id}`,
        uebersicht: start,
        feed: buildFeed(start),
      },
    );
  }

  async function findEintragRoute(pfad: string): Promise<Route | null> {
    for (const { pfad: eintragPfad, uebersicht: href = eintragPfad.uebersicht, find, titel, ...art } of arten) {
      const id = eintragPfad.read(pfad);
      const eintrag = id === null ? null : await find(id);
      if (!eintrag) continue;
      if (eintrag.pfad !== pfad) return buildRedirect(eintrag.pfad, 301);
      const uebersicht = { title: (await seiten.find(href))?.title ?? titel, href };
      const feed = art.hatFeed ? buildFeed(uebersicht) : null;
      return buildEintragRoute(eintrag, { ...art, endpoint: `${art.endpoint}/${id}`, uebersicht, feed });
    }
    return null;
  }

  async function findLeistungRoute(pfad: string): Promise<Route | null> {
    const slug = readLeistungSlug(pfad);
    const leistung = slug === null ? null : await leistungen.find(slug);
    if (!leistung) return null;
    const title = (await seiten.find(WEGWEISER_PFAD))?.title ?? 'Wegweiser';
    return buildEintragRoute(
      { pfad, ...leistung },
      {
        template: 'leistung',
        endpoint: `/api/cms/leistungen/${slug}`,
        uebersicht: { title, href: WEGWEISER_PFAD },
      },
    );
  }

  async function findFerienRoute(pfad: string): Promise<Route | null> {
    const id = readFerienId(pfad);
    const veranstaltung = id === null ? null : await ferienprogramm.findSeite(id);
    if (!veranstaltung) return null;
    const uebersicht = await seiten.find(FERIENPROGRAMM_PFAD);
    const { title = 'Kinderferienprogramm', pageTheme = 'default' } = uebersicht ?? {};
    return buildFerienRoute(veranstaltung, { title, pageTheme }, await ferienprogramm.findOptionen());
  }

  /** The loader gave these blocks the season of the content; since then the desk may have opened or closed registration. */
  async function setFerienoptionen(seite: Route): Promise<Route> {
    if (!seite.blocks.some(({ options }) => 'anmeldung_bis' in options)) return seite;
    const optionen = await ferienprogramm.findOptionen();
    const blocks = seite.blocks.map((block) =>
      'anmeldung_bis' in block.options ? { ...block, options: { ...block.options, ...optionen } } : block,
    );
    return { ...seite, blocks };
  }

  async function findIntranetRoute(pfad: string): Promise<Route | null> {
    const gelesen = readIntranetPfad(pfad);
    if (!gelesen || !(await seiten.find(INTRANET.href))) return null;
    // What lies below a page of the intranet is no category.
    return (await seiten.find(`${INTRANET.href}${gelesen.rubrik}/`)) ? null : buildIntranetRoute(gelesen);
  }

  async function findSeite(pfad: string): Promise<Route | null> {
    const gefunden = await seiten.find(pfad);
    const seite = gefunden && (await setFerienoptionen(gefunden));
    const hasFeed = pfad === RATSINFO_PFAD || arten.some((art) => art.hatFeed && art.pfad.uebersicht === pfad);
    return seite && hasFeed ? { ...seite, feed: buildFeed({ title: seite.title, href: pfad }) } : seite;
  }

  async function findRoute(pfad: string, sicht = OEFFENTLICH): Promise<Route> {
    const gefunden =
      (await findSeite(pfad)) ??
      buildTischRoute(pfad) ??
      buildRedaktionRoute(pfad) ??
      (await findEintragRoute(pfad)) ??
      (await findLeistungRoute(pfad)) ??
      (await findFerienRoute(pfad)) ??
      (await findRatsRoute(pfad, sicht)) ??
      (await findIntranetRoute(pfad));
    if (gefunden) return gefunden;
    if (await seiten.isRemoved(pfad)) {
      throw new AppError('entfernt', 'Diese Seite gibt es nicht mehr.', { titel: 'Seite entfernt' });
    }
    throw notFound();
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
      const pfad = normalizePfad(request.query.url);
      if (pfad === null) throw notFound();
      const blick = readRatsPfad(pfad) ? await findSicht(request, reply, dienste) : null;
      if (blick?.mitglied) {
        return reply.header('cache-control', 'private, no-store').send(await findRoute(pfad, blick.sicht));
      }
      return cache.send(request, reply, `route ${pfad}`, () => findRoute(pfad));
    },
  );
};
