import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Route } from '@gm/shared/schemas/seite';
import { buildBildupload } from '../bilder/bildupload.ts';
import { buildRedirect } from '../regeln/build-redirect.ts';
import { STARTSEITE } from '../regeln/startseite.ts';
import type { Fotos } from './fotos.ts';
import { createFehlerliste, type Fehlerliste } from './inhalt-fehler.ts';
import { renderMarkdown } from './markdown.ts';
import type { Inhalt } from './read-inhalt.ts';

interface Ort {
  gemeinde: Gemeinde;
  datei: string;
  fotos: Fotos;
  fehler: Fehlerliste;
}

function findBild(name: string, feld: string, { datei, fotos, fehler }: Ort) {
  const foto = fotos.get(name);
  if (!foto) fehler.add(datei, feld, `Das Foto „${name}“ steht nicht in fotos/fotos.yaml.`);
  return foto && buildBildupload({ ...foto, bild_id: foto.id, copyright: foto.copyright ?? null });
}

/** An e-service of the municipality's configuration, by its title; pages repeat none of its addresses. */
function findDienst(titel: string, feld: string, { datei, gemeinde, fehler }: Ort) {
  const dienst = gemeinde.eServices.find((eintrag) => eintrag.titel === titel);
  if (!dienst) fehler.add(datei, feld, `Der E-Service „${titel}“ steht nicht in gemeinde.yaml.`);
  return dienst && { titel, link: dienst.href, symbol: dienst.symbol, extern: dienst.extern };
}

/** What blocks of some templates know without their editors. */
const getDefaults = (template: string, { serviceportal, ticketshop }: Gemeinde) =>
  ({ serviceportal, ticketshop })[template];

/** Replaces, at any depth, `eService` by the service of that title, `foto` by the fields of a picture and `md` by `text` with its HTML. */
function fillContext(value: unknown, feld: string, ort: Ort): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fillContext(item, `${feld}.${index}`, ort));
  if (value === null || typeof value !== 'object') return value;
  const filled: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const innerFeld = `${feld}.${key}`;
    if (key === 'md' && typeof item === 'string') filled.text = renderMarkdown(item);
    else if (key === 'foto' && typeof item === 'string') {
      const { bild, bildcopyright } = findBild(item, innerFeld, ort) ?? {};
      Object.assign(filled, { bild, bildcopyright });
    } else if (key === 'eService' && typeof item === 'string') {
      Object.assign(filled, findDienst(item, innerFeld, ort));
    } else filled[key] = fillContext(item, innerFeld, ort);
  }
  return filled;
}

/** Titles of the pages above, from the start page down, then the page itself. Folders without a page are left out. */
function buildBrotkrumen(pfad: string, seiten: Inhalt['seiten']): Route['breadcrumbs'] {
  const parts = pfad.split('/').filter(Boolean);
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  const crumbs = paths.flatMap((href) => {
    const title = seiten.get(href)?.titel;
    return title === undefined ? [] : [{ title, href }];
  });
  return [STARTSEITE, ...crumbs];
}

/**
 * Puts the pages together as `GET /api/cms/route` answers them, by path; redirects are pages too.
 * Blocks of the state's portal and of the ticket shop get the municipality's settings as their options.
 * Those that are not wanted are left out. Throws `inhalt_fehlerhaft` for photos and e-services that do not exist and for redirects from existing pages.
 */
export function buildSeiten(
  { seiten, umleitungen, gemeinde }: Pick<Inhalt, 'seiten' | 'umleitungen' | 'gemeinde'>,
  fotos: Fotos,
  isWanted: (pfad: string) => boolean = () => true,
): Map<string, Route> {
  const fehler = createFehlerliste();
  const routes = new Map<string, Route>();
  for (const [pfad, seite] of seiten) {
    // The others give their titles to those below them.
    if (!isWanted(pfad)) continue;
    const ort = { datei: seite.datei, fotos, gemeinde, fehler };
    const leading = seite.markdown
      ? [{ template: 'text', slot: 'content' as const, versteckt: false, context: { md: seite.markdown }, options: {} }]
      : [];
    routes.set(pfad, {
      id: seite.id ?? null,
      pageLayout: seite.layout,
      pageTheme: seite.theme,
      title: seite.titel,
      description: seite.beschreibung ?? null,
      canonical: null,
      breadcrumbs: buildBrotkrumen(pfad, seiten),
      heroImages: seite.hero.map(({ foto: name, titel, untertitel, link, linktext, bildtext }, index) => {
        const bild = findBild(name, `hero.${index}.foto`, ort);
        return { ...bild, bildtext, title: titel, subtitle: untertitel, link, linktext };
      }),
      heroParallax: seite.parallax ?? null,
      blocks: [...leading, ...seite.bloecke].flatMap(({ template, slot, versteckt, context, options }, index) => {
        const filled = fillContext(context, `bloecke.${index - leading.length}.context`, ort);
        if (versteckt) return [];
        return {
          template,
          slotName: slot,
          context: filled,
          options: { ...getDefaults(template, gemeinde), ...options },
        };
      }),
      apiCalls: seite.apiCalls,
      redirect: null,
      robots: seite.robots ?? null,
      anmeldung: seite.anmeldung ?? null,
    });
  }
  for (const { von, nach, status } of umleitungen) {
    if (routes.has(von)) fehler.add('umleitungen.yaml', von, 'Unter dieser Adresse gibt es eine Seite.');
    routes.set(von, buildRedirect(nach, status));
  }
  fehler.throwIfAny();
  return routes;
}
