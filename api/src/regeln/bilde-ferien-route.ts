import type { FerienprogrammOptionen } from '@gm/shared/schemas/ferienprogramm';
import type { Route } from '@gm/shared/schemas/seite';
import { bildeAufruf } from './bilde-aufruf.ts';
import { bildeFerienPfad, FERIENPROGRAMM_PFAD } from './ferien-pfad.ts';
import { STARTSEITE } from './startseite.ts';

interface FerienSeite {
  id: number;
  titel: string;
  einleitung: string | null;
}

/** The page of an event: what it is about stands in the block, how many places are left comes from a call of its own. */
export function bildeFerienRoute<Seite extends FerienSeite>(
  { einleitung, ...context }: Seite,
  uebersicht: Pick<Route, 'title' | 'pageTheme'>,
  optionen: FerienprogrammOptionen | null,
): Route {
  const { id, titel } = context;
  return {
    pageLayout: 'wide',
    pageTheme: uebersicht.pageTheme,
    title: titel,
    description: einleitung,
    canonical: null,
    breadcrumbs: [
      STARTSEITE,
      { title: uebersicht.title, href: FERIENPROGRAMM_PFAD },
      { title: titel, href: bildeFerienPfad(id) },
    ],
    heroImages: [],
    blocks: [
      {
        template: 'ferienprogramm-veranstaltung',
        slotName: 'content',
        context,
        options: { ...optionen, apiCalls: ['ferienprogramm'] },
      },
    ],
    apiCalls: [bildeAufruf('ferienprogramm', `/api/ferienprogramm/programm/${id}`)],
  };
}
