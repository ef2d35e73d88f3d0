import { heuteStatus } from '@gm/shared/regeln/oeffnungszeiten';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { MENUS, Menu } from '@gm/shared/schemas/menu';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppNavigation } from '../app/app-navigation.tsx';
import type { Chrome } from '../seite/seite-daten.ts';
import { Fuss } from './fuss.tsx';
import { Kopf } from './kopf.tsx';
import { Panele } from './panele.tsx';

interface ChromeDaten {
  gemeinde: Gemeinde;
  /** By the names of the content system; a menu that failed is null (requirement S-9). */
  menus: Partial<Record<(typeof MENUS)[number], Menu | null>>;
  /** Decides what the strip says; minutes count, seconds do not. */
  jetzt: Date;
  /** Whether the page is shown as an installed app. */
  app?: boolean;
}

const LEER: Menu = { menuItems: [] };

/** Markup of header and footer, the same for every page; `markCurrent` fits it to one. */
export function renderChrome({ gemeinde, menus, jetzt, app = false }: ChromeDaten): Chrome {
  const { name, oeffnungszeiten } = gemeinde.buergerbuero;
  const heute = heuteStatus(oeffnungszeiten, jetzt);
  const shared = { gemeinde, hauptmenue: menus.Hauptmenü ?? LEER, quicklinks: menus.Quicklinks_Header ?? LEER, app };
  return {
    kopf: renderToStaticMarkup(<Kopf {...shared} status={heute && `${name} ${heute}`} />),
    panele: renderToStaticMarkup(<Panele {...shared} />),
    fuss: renderToStaticMarkup(
      <>
        <Fuss gemeinde={gemeinde} haeufigGesucht={menus.Footer_Quicklinks ?? LEER} app={app} />
        {app && <AppNavigation />}
      </>,
    ),
    app,
  };
}
