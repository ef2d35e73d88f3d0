import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu as MenuData } from '@gm/shared/schemas/menu';
import { Landmark, Menu, Search } from 'lucide-react';
import { Logo } from './logo.tsx';
import { MenuBar } from './menu-bar.tsx';
import { PushButton } from './push-panel.tsx';
import { Quicklinks } from './quicklinks.tsx';
import { SocialNetworks } from './social-networks.tsx';
import { Toggle } from './toggle.tsx';

interface HeadProps {
  gemeinde: Gemeinde;
  mainMenu: MenuData;
  quicklinks: MenuData;
  /** Text of the strip about the citizens' office, e.g. 'Bürgerbüro heute bis 18:00 Uhr geöffnet'; may be empty. */
  status: string;
  /** App mode: the bottom navigation replaces most of the header (page/chrome/app-navigation.tsx). */
  app: boolean;
}

/**
 * The header; its panels come after the page. Rendered on the server only; `chrome.client.ts` adds what HTML alone
 * cannot do.
 */
export function Head({ gemeinde, mainMenu, quicklinks, status, app }: HeadProps) {
  const variant = gemeinde.kopf === 'variante' && !app && mainMenu.menuItems.length > 0;
  return (
    <>
      <a className="gm-skip" href="#inhalt">
        Zum Inhalt springen
      </a>
      <header id="kopf" className="gm-header">
        {!app && (
          <div className="gm-bar">
            <div className="gm-wrap">
              {status && <p className="gm-status">{status}</p>}
              <Quicklinks quicklinks={quicklinks} className="gm-quicklinks" label="Schnellzugriff" />
              <SocialNetworks networks={gemeinde.sozialeNetze} />
              <PushButton />
            </div>
          </div>
        )}
        <div className="gm-wrap gm-row">
          <a className="gm-logo" href="/">
            <Logo />
            <span>
              <b>{gemeinde.name}</b>
              {gemeinde.zusatz && <small>{gemeinde.zusatz}</small>}{' '}
              <span className="gm-visually-hidden">– Startseite</span>
            </span>
          </a>
          <div className="gm-toggles">
            <Toggle panel="gm-search">
              <Search />
              Suche
            </Toggle>
            {!app && (
              <>
                <Toggle panel="gm-rathaus">
                  <Landmark />
                  {/* Small screens clip the first word but keep it for assistive technology. */}
                  <span>
                    <span className="gm-lang">Digitales</span> Rathaus
                  </span>
                </Toggle>
                <Toggle panel="gm-menu" variant="primary">
                  <Menu />
                  Menü
                </Toggle>
              </>
            )}
          </div>
        </div>
        {variant && <MenuBar items={mainMenu.menuItems} />}
      </header>
    </>
  );
}
