import { BEITRAGSARTEN, type Beitragsart } from '@gm/shared/regeln/redaktion';
import type { Route } from '@gm/shared/schemas/seite';
import { buildTischSeite } from './build-tisch-route.ts';

export const REDAKTION = { title: 'Redaktion', href: '/intranet/redaktion/' };
const API = '/api/intranet/redaktion/';

/** First part of the reference numbers: the path tells the kind before anybody asks the database. */
export const KUERZEL: Record<Beitragsart, string> = { artikel: 'AR', veranstaltung: 'VA', eilmeldung: 'EM' };

/** The template of the public page; a notice stands on all of them. */
const VORSCHAU: Record<Beitragsart, string> = {
  artikel: 'artikel',
  veranstaltung: 'veranstaltung',
  eilmeldung: 'redaktion-eilmeldung',
};

const NEU = new RegExp(`^neu-(${BEITRAGSARTEN.join('|')})$`);
const BEITRAG = /^(([A-Z]{2})-\d{4}-\d{4,9})(?:\/(?:(vorschau)|fassung-(\d{1,9})))?$/i;

/** The form, the preview and earlier versions of what editors write; null for another path. */
export function buildRedaktionRoute(pfad: string): Route | null {
  if (!pfad.startsWith(REDAKTION.href)) return null;
  const rest = pfad.slice(REDAKTION.href.length, -1);
  const neu = NEU.exec(rest)?.[1];
  const formular = (titel: string, endpoint: string, art: string) =>
    buildTischSeite({
      titel,
      ueber: [REDAKTION],
      name: 'beitrag',
      endpoint,
      blocks: [{ template: 'redaktion-beitrag', options: { aktion: API + art } }],
    });
  if (neu) return formular('Neuer Beitrag', `${API}neu/${neu}`, neu);

  const [, gefunden, kuerzel, vorschau, fassung] = BEITRAG.exec(rest) ?? [];
  const art = BEITRAGSARTEN.find((name) => KUERZEL[name] === kuerzel?.toUpperCase());
  if (!gefunden || !art) return null;
  const referenz = gefunden.toUpperCase();
  const endpoint = API + referenz;
  const ueber = [REDAKTION, { title: referenz, href: `${REDAKTION.href}${referenz}/` }];
  if (vorschau) {
    return buildTischSeite({
      titel: 'Vorschau',
      ueber,
      name: art,
      endpoint: `${endpoint}/vorschau`,
      blocks: [{ template: 'redaktion-vorschau' }, { template: VORSCHAU[art] }],
    });
  }
  if (fassung) {
    return buildTischSeite({
      titel: `Fassung ${fassung}`,
      ueber,
      name: 'fassung',
      endpoint: `${endpoint}/fassung/${fassung}`,
      blocks: [{ template: 'redaktion-fassung' }],
    });
  }
  return formular(referenz, endpoint, art);
}
