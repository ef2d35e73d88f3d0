import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu as MenuDaten } from '@gm/shared/schemas/menu';
import { Landmark, Menu, Search } from 'lucide-react';
import { PushKnopf } from '../push/push-panel.tsx';
import { Logo } from './logo.tsx';
import { MenueLeiste } from './menue-leiste.tsx';
import { Quicklinks } from './quicklinks.tsx';
import { SozialeNetze } from './soziale-netze.tsx';
import { Toggle } from './toggle.tsx';

interface KopfProps {
  gemeinde: Gemeinde;
  hauptmenue: MenuDaten;
  quicklinks: MenuDaten;
  /** What the strip says of the citizens' office, e.g. 'Bürgerbüro heute bis 18:00 Uhr geöffnet'; may be empty. */
  status: string;
  /** App mode: a bottom navigation takes over most of the header (app/app-navigation.tsx). */
  app: boolean;
}

/** The header; its panels stand after the page. Rendered on the server only; `chrome.client.ts` adds what HTML alone cannot do. */
export function Kopf({ gemeinde, hauptmenue, quicklinks, status, app }: KopfProps) {
  const variante = gemeinde.kopf === 'variante' && !app && hauptmenue.menuItems.length > 0;
  return (
    <>
      <a className="gm-skip" href="#inhalt">
        Zum Inhalt springen
      </a>
      <header id="kopf" className="gm-kopf">
        {!app && (
          <div className="gm-leiste">
            <div className="gm-wrap">
              {status && <p className="gm-status">{status}</p>}
              <Quicklinks quicklinks={quicklinks} className="gm-quicklinks" label="Schnellzugriff" />
              <SozialeNetze netze={gemeinde.sozialeNetze} />
              <PushKnopf />
            </div>
          </div>
        )}
        <div className="gm-wrap gm-zeile">
          <a className="gm-logo" href="/">
            <Logo />
            <span>
              <b>{gemeinde.name}</b>
              {gemeinde.zusatz && <small>{gemeinde.zusatz}</small>}{' '}
              <span className="gm-visually-hidden">– Startseite</span>
            </span>
          </a>
          <div className="gm-toggles">
            <Toggle panel="gm-suche">
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
                <Toggle panel="gm-menue" variant="primary">
                  <Menu />
                  Menü
                </Toggle>
              </>
            )}
          </div>
        </div>
        {variante && <MenueLeiste items={hauptmenue.menuItems} />}
      </header>
    </>
  );
}
