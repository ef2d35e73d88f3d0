import { todayStatus } from '@gm/shared/opening-hours/opening-hours';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { MENUS, Menu } from '@gm/shared/schemas/menu';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chrome } from '../../base/seite-daten.ts';
import { AppNavigation } from './app-navigation.tsx';
import { Fuss } from './fuss.tsx';
import { Head } from './head.tsx';
import { Panels } from './panels.tsx';

interface ChromeData {
  gemeinde: Gemeinde;
  /** By their names in the content system; a failed menu is null (requirement S-9). */
  menus: Partial<Record<(typeof MENUS)[number], Menu | null>>;
  /** Determines the text of the strip, with a precision of minutes. */
  jetzt: Date;
  /** Whether the page is shown in app mode. */
  app?: boolean;
}

const EMPTY: Menu = { menuItems: [] };

/** The icons' names and namespace, which nothing uses in HTML: some 250 bytes of every compressed page. */
const OF_ICONS = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide(?: lucide-[\w-]+)+"/g;
const render = (node: ReactElement) => renderToStaticMarkup(node).replaceAll(OF_ICONS, '');

/** Markup of header and footer, the same for every page; `markCurrent` adapts it to one. */
export function renderChrome({ gemeinde, menus, jetzt: now, app = false }: ChromeData): Chrome {
  const { name, oeffnungszeiten: openingHours } = gemeinde.buergerbuero;
  const today = todayStatus(openingHours, now);
  const shared = { gemeinde, mainMenu: menus.Hauptmenü ?? EMPTY, quicklinks: menus.Quicklinks_Header ?? EMPTY, app };
  return {
    kopf: render(<Head {...shared} status={today && `${name} ${today}`} />),
    panele: render(<Panels {...shared} />),
    fuss: render(
      <>
        <Fuss gemeinde={gemeinde} mostWanted={menus.Footer_Quicklinks ?? EMPTY} app={app} />
        {app && <AppNavigation />}
      </>,
    ),
    app,
  };
}
