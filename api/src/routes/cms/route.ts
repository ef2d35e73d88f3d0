import { AppError } from '@gm/shared/fehler/app-error';
import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import { z } from 'zod';
import { createArtikelRepository } from '../../daten/artikel-repository.ts';
import { createFerienprogrammRepository } from '../../daten/ferienprogramm-repository.ts';
import { createKalenderRepository } from '../../daten/kalender-repository.ts';
import { createSeitenRepository } from '../../daten/seiten-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { ARTIKEL_PFAD, bildeArtikelFeed, liesArtikelId } from '../../regeln/artikel-pfad.ts';
import { bildeArtikelRoute } from '../../regeln/bilde-artikel-route.ts';
import { bildeFerienRoute } from '../../regeln/bilde-ferien-route.ts';
import { bildeUmleitung } from '../../regeln/bilde-umleitung.ts';
import { bildeVeranstaltungRoute } from '../../regeln/bilde-veranstaltung-route.ts';
import { FERIENPROGRAMM_PFAD, liesFerienId } from '../../regeln/ferien-pfad.ts';
import { normalisierePfad } from '../../regeln/normalisiere-pfad.ts';
import { liesVeranstaltungId, VERANSTALTUNGEN_PFAD } from '../../regeln/veranstaltung-pfad.ts';
import { problemReplies } from '../problem-replies.ts';

const nichtGefunden = () =>
  new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es keine Seite.', { titel: 'Seite nicht gefunden' });

/** What stands on the page of a path. */
export const route: RoutePlugin = async (app, { database: { db }, cache }) => {
  const seiten = createSeitenRepository(db);
  const artikel = createArtikelRepository(db);
  const ferienprogramm = createFerienprogrammRepository(db);
  const kalender = createKalenderRepository(db);

  async function findeArtikelRoute(pfad: string): Promise<Route | null> {
    const id = liesArtikelId(pfad);
    const eintrag = id === null ? null : await artikel.findeSeite(id);
    if (!eintrag) return null;
    if (eintrag.pfad !== pfad) return bildeUmleitung(eintrag.pfad, 301);
    const uebersicht = await seiten.finde(ARTIKEL_PFAD);
    return bildeArtikelRoute(eintrag, uebersicht?.title ?? 'Aktuelles');
  }

  async function findeFerienRoute(pfad: string): Promise<Route | null> {
    const id = liesFerienId(pfad);
    const veranstaltung = id === null ? null : await ferienprogramm.findeSeite(id);
    if (!veranstaltung) return null;
    const uebersicht = await seiten.finde(FERIENPROGRAMM_PFAD);
    const { title = 'Kinderferienprogramm', pageTheme = 'default' } = uebersicht ?? {};
    return bildeFerienRoute(veranstaltung, { title, pageTheme }, await ferienprogramm.findeOptionen());
  }

  async function findeVeranstaltungRoute(pfad: string): Promise<Route | null> {
    const id = liesVeranstaltungId(pfad);
    const eintrag = id === null ? null : await kalender.findeSeite(id);
    if (!eintrag) return null;
    if (eintrag.pfad !== pfad) return bildeUmleitung(eintrag.pfad, 301);
    const uebersicht = await seiten.finde(VERANSTALTUNGEN_PFAD);
    return bildeVeranstaltungRoute(eintrag, uebersicht?.title ?? 'Veranstaltungen');
  }

  async function findeSeite(pfad: string): Promise<Route | null> {
    const seite = await seiten.finde(pfad);
    return seite && pfad === ARTIKEL_PFAD ? { ...seite, feed: bildeArtikelFeed(seite.title) } : seite;
  }

  async function findeRoute(pfad: string): Promise<Route> {
    const gefunden =
      (await findeSeite(pfad)) ??
      (await findeArtikelRoute(pfad)) ??
      (await findeVeranstaltungRoute(pfad)) ??
      (await findeFerienRoute(pfad));
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
      return cache.send(request, reply, `route ${pfad}`, () => findeRoute(pfad));
    },
  );
};
