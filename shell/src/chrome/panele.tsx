import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu } from '@gm/shared/schemas/menu';
import { Button } from '@gm/shared/ui/button';
import { AppMenue } from '../app/app-menue.tsx';
import { PushPanel } from '../push/push-panel.tsx';
import { EServices } from './e-services.tsx';
import { Menue } from './menue.tsx';
import { Panel } from './panel.tsx';
import { Quicklinks } from './quicklinks.tsx';
import { SozialeNetze } from './soziale-netze.tsx';

interface PaneleProps {
  gemeinde: Gemeinde;
  hauptmenue: Menu;
  quicklinks: Menu;
  /** App mode, whose menu has settings of its own. */
  app: boolean;
}

/**
 * What the header's toggles open. It comes after the page: nobody sees it at first, and the first lines of a page should
 * arrive with the first packets. Focus still goes from a toggle into its panel, wherever that stands.
 */
export function Panele({ gemeinde, hauptmenue, quicklinks, app }: PaneleProps) {
  return (
    <>
      <Panel id="gm-suche" titel="Suche" className="gm-panel-oben">
        <search>
          <form action="/suche/" className="gm-suche">
            <label className="gm-visually-hidden" htmlFor="gm-suchbegriff">
              Suchbegriff
            </label>
            <input
              id="gm-suchbegriff"
              // Not `search`: with suggestions it becomes a combobox, which that type must not be.
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
      <Panel id="gm-rathaus" titel="Digitales Rathaus" className="gm-panel-oben">
        <EServices eServices={gemeinde.eServices} />
      </Panel>
      <Panel id="gm-menue" titel="Menü" className="gm-panel-seite">
        <Menue items={hauptmenue.menuItems} />
        <Quicklinks quicklinks={quicklinks} className="gm-menue-fuss" label="Schnellzugriff im Menü" />
        {app && <AppMenue />}
        <SozialeNetze netze={gemeinde.sozialeNetze} />
      </Panel>
    </>
  );
}
