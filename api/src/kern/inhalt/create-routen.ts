import { AppError } from '@gm/shared/fehler/app-error';
import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import { type Dienste, isVerborgen } from '../bereich.ts';
import { buildTischRoute } from '../freigaben/build-tisch-route.ts';
import { buildVereinsroute } from '../konten/build-vereinsroute.ts';
import { buildRedaktionRoute } from '../redaktion/build-redaktion-route.ts';
import { createVorschauSeiten } from '../redaktion/vorschau/vorschau-seiten.ts';
import { buildFeed } from '../regeln/build-feed.ts';
import { normalizePfad } from '../regeln/normalize-pfad.ts';
import { passSort } from './pass-sort.ts';
import { refreshBlockoptionen } from './refresh-blockoptionen.ts';
import { createSeitenRepository } from './seiten-repository.ts';
import { createEintragseiten, type Seitenquelle } from './seitenquelle.ts';

export const noSuchPage = () =>
  new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es keine Seite.', { titel: 'Seite nicht gefunden' });

/** What stands on the site: pages of the content, and those that kern or an area makes. */
export interface Routen {
  /** The page of a path, the same for everybody. Throws `nicht_gefunden` and `entfernt`. */
  find(pfad: string): Promise<Route>;
  quellen: readonly Seitenquelle[];
}

export function createRouten(dienste: Dienste): Routen {
  const { bereiche, verborgen, lesen } = dienste;
  const { db } = dienste.database;
  const seiten = createSeitenRepository(lesen);
  const findTitel = async (pfad: string) => (await seiten.find(pfad))?.title ?? null;
  const quellen: Seitenquelle[] = [
    createVorschauSeiten(db),
    createEintragseiten(
      bereiche.flatMap(({ eintragsarten }) => eintragsarten?.(lesen) ?? []),
      findTitel,
    ),
    ...bereiche.flatMap(({ seiten: create }) => (create ? [create(dienste, findTitel)] : [])),
  ];
  const feeds = new Set(quellen.flatMap((quelle) => quelle.feeds ?? []));

  async function findSeite(pfad: string): Promise<Route | null> {
    const gefunden = await seiten.find(pfad);
    const seite = gefunden && (await refreshBlockoptionen(db, bereiche, passSort(gefunden)));
    return seite && feeds.has(pfad) ? { ...seite, feed: buildFeed({ title: seite.title, href: pfad }) } : seite;
  }

  return {
    quellen,
    async find(pfad) {
      if (isVerborgen(pfad, verborgen)) throw noSuchPage();
      const own =
        (await findSeite(pfad)) ??
        buildTischRoute(pfad) ??
        buildVereinsroute(pfad) ??
        buildRedaktionRoute(pfad, dienste.publikationen);
      if (own) return own;
      for (const quelle of quellen) {
        const gefunden = await quelle.find?.(pfad);
        if (gefunden) return gefunden;
      }
      if (await seiten.isRemoved(pfad)) {
        throw new AppError('entfernt', 'Diese Seite gibt es nicht mehr.', { titel: 'Seite entfernt' });
      }
      throw noSuchPage();
    },
  };
}

/** What the content system at `CMS_URL` says; null for anything but a page. Rejects when it does not answer. */
async function askCms(url: string, timeout: number, pfad: string): Promise<Route | null> {
  const adresse = `${url.replace(/\/$/, '')}/api/cms/route?url=${encodeURIComponent(pfad)}`;
  const antwort = await fetch(adresse, { signal: AbortSignal.timeout(timeout) });
  return antwort.ok ? (routeSchema.safeParse(await antwort.json()).data ?? null) : null;
}

/** Finds a page whoever has it, this api or the content system beside it. Null where there is none, or it cannot be asked. */
export function createSeitenfinder(dienste: Dienste): (pfad: string) => Promise<Route | null> {
  const { CMS_URL, CMS_TIMEOUT } = dienste.config;
  const find = CMS_URL ? (pfad: string) => askCms(CMS_URL, CMS_TIMEOUT, pfad) : createRouten(dienste).find;
  return async (path) => {
    const pfad = normalizePfad(path);
    return pfad === null ? null : find(pfad).catch(() => null);
  };
}
