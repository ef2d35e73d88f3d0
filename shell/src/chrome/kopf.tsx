import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu as MenuDaten } from '@gm/shared/schemas/menu';
import { Button } from '@gm/shared/ui/button';
import { Landmark, Menu, Search } from 'lucide-react';
import { AppMenue } from '../app/app-menue.tsx';
import { PushKnopf, PushPanel } from '../push/push-panel.tsx';
import { EServices } from './e-services.tsx';
import { Logo } from './logo.tsx';
import { Menue } from './menue.tsx';
import { MenueLeiste } from './menue-leiste.tsx';
import { Panel } from './panel.tsx';
import { SozialeNetze } from './soziale-netze.tsx';
import { QuicklinkSymbol } from './symbole.tsx';
import { Toggle } from './toggle.tsx';

interface KopfProps {
  gemeinde: Gemeinde;
  hauptmenue: MenuDaten;
  quicklinks: MenuDaten;
  /** What the strip says of the citizens' office, e.g. 'Bürgerbüro heute bis 18:00 Uhr geöffnet'; may be empty. */
  status: string;
  /** App mode: a bottom navigation takes over most of the header (app/app-navigation.tsx). */
  app?: boolean;
}

function Quicklinks({ quicklinks, className, label }: { quicklinks: MenuDaten; className: string; label: string }) {
  if (quicklinks.menuItems.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {quicklinks.menuItems.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>
              <QuicklinkSymbol href={href} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Header with its panels. Rendered on the server only; `chrome.client.ts` adds what HTML alone cannot do. */
export function Kopf({ gemeinde, hauptmenue, quicklinks, status, app = false }: KopfProps) {
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
      </header>
    </>
  );
}
