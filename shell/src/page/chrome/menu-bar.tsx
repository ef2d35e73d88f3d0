import type { MenuItem } from '@gm/shared/schemas/menu';
import { findOverview, Overview } from './menu.tsx';
import { Panel } from './panel.tsx';
import { Toggle } from './toggle.tsx';

function Column({ item }: { item: MenuItem }) {
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

/** Main menu of the header variant (requirement S-10): its first level as a bar, the two below it in a panel each. */
export function MenuBar({ items }: { items: MenuItem[] }) {
  return (
    <nav className="gm-wrap gm-menu-bar" aria-label="Hauptmenü">
      <ul>
        {items.map((item, index) => {
          const panel = `gm-menue-${index}`;
          const overview = findOverview(item);
          return (
            <li key={`${item.href} ${item.title}`}>
              {item.menuItems.length > 0 ? (
                <>
                  <Toggle panel={panel} className="gm-menu-item">
                    {item.title}
                  </Toggle>
                  <Panel id={panel} title={item.title} className="gm-panel-top">
                    <ul className="gm-menu-columns">
                      {overview && (
                        <li>
                          <Overview item={overview} />
                        </li>
                      )}
                      {item.menuItems.map((below) => (
                        <Column key={`${below.href} ${below.title}`} item={below} />
                      ))}
                    </ul>
                  </Panel>
                </>
              ) : (
                <a className="gm-menu-item" href={item.href}>
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
