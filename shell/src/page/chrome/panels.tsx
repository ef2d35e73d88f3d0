import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu } from '@gm/shared/schemas/menu';
import { Button } from '@gm/shared/ui/button';
import { AppMenu } from './app-menu.tsx';
import { EServices } from './e-services.tsx';
import { MainMenu } from './menu.tsx';
import { Panel } from './panel.tsx';
import { PushPanel } from './push-panel.tsx';
import { Quicklinks } from './quicklinks.tsx';
import { SocialNetworks } from './social-networks.tsx';

interface PanelsProps {
  gemeinde: Gemeinde;
  mainMenu: Menu;
  quicklinks: Menu;
  /** App mode, whose menu has its own settings. */
  app: boolean;
}

/**
 * Panels of the header's toggles. They come after the page: they are hidden at first, and the beginning of the page
 * should arrive with the first packets. Focus still moves from a toggle into its panel.
 */
export function Panels({ gemeinde, mainMenu, quicklinks, app }: PanelsProps) {
  return (
    <>
      <Panel id="gm-search" title="Suche" className="gm-panel-top">
        <search>
          <form action="/suche/" className="gm-search">
            <label className="gm-visually-hidden" htmlFor="gm-suchbegriff">
              Suchbegriff
            </label>
            <input
              id="gm-suchbegriff"
              // Not `search`: with suggestions it becomes a combobox, which that type does not allow.
              type="text"
              inputMode="search"
              enterKeyHint="search"
              name="q"
              placeholder="Suchbegriff eingeben"
              // biome-ignore lint/a11y/noAutofocus: the panel is opened in order to type here; closed, it takes no focus.
              autoFocus
            />
            <Button type="submit">Suchen</Button>
          </form>
        </search>
      </Panel>
      <PushPanel />
      <Panel id="gm-rathaus" title="Digitales Rathaus" className="gm-panel-top">
        <EServices eServices={gemeinde.eServices} />
      </Panel>
      <Panel id="gm-menu" title="Menü" className="gm-panel-side">
        <MainMenu items={mainMenu.menuItems} />
        <Quicklinks quicklinks={quicklinks} className="gm-menu-foot" label="Schnellzugriff im Menü" />
        {app && <AppMenu />}
        <SocialNetworks networks={gemeinde.sozialeNetze} />
      </Panel>
    </>
  );
}
