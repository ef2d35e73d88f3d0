import type { MenuItem } from '@gm/shared/schemas/menu';
import { findUebersicht, Uebersicht } from './menue.tsx';
import { Panel } from './panel.tsx';
import { Toggle } from './toggle.tsx';

function Spalte({ item }: { item: MenuItem }) {
  return (
    <li>
      {item.href ? <a href={item.href}>{item.title}</a> : <b>{item.title}</b>}
      {item.menuItems.length > 0 && (
        <ul>
          {item.menuItems.map(({ title, href }) => (
            <li key={`${href} ${title}`}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The variant header's main menu (requirement S-10): its first level as a bar, the two below it in a panel each. */
export function MenueLeiste({ items }: { items: MenuItem[] }) {
  return (
    <nav className="gm-wrap gm-menue-leiste" aria-label="Hauptmenü">
      <ul>
        {items.map((item, index) => {
          const panel = `gm-menue-${index}`;
          const uebersicht = findUebersicht(item);
          return (
            <li key={`${item.href} ${item.title}`}>
              {item.menuItems.length > 0 ? (
                <>
                  <Toggle panel={panel} className="gm-menue-punkt">
                    {item.title}
                  </Toggle>
                  <Panel id={panel} titel={item.title} className="gm-panel-oben">
                    <ul className="gm-menue-spalten">
                      {uebersicht && (
                        <li>
                          <Uebersicht item={uebersicht} />
                        </li>
                      )}
                      {item.menuItems.map((below) => (
                        <Spalte key={`${below.href} ${below.title}`} item={below} />
                      ))}
                    </ul>
                  </Panel>
                </>
              ) : (
                <a className="gm-menue-punkt" href={item.href}>
                  {item.title}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
