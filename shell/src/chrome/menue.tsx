import type { MenuItem } from '@gm/shared/schemas/menu';

/** Specification A2: drill-down up to three levels. */
const EBENEN = 3;

interface PunkteProps {
  items: MenuItem[];
  /** Name of the group: opening one entry closes its siblings, which the browser does by the shared name. */
  gruppe: string;
  ebene: number;
  /** The page above these entries, if none of them leads there itself. */
  uebersicht?: MenuItem;
}

function Punkte({ items, gruppe, ebene, uebersicht }: PunkteProps) {
  return (
    <ul>
      {uebersicht && (
        <li>
          <a href={uebersicht.href}>
            Übersicht <span className="gm-visually-hidden">{uebersicht.title}</span>
          </a>
        </li>
      )}
      {items.map((item, index) => (
        <li key={`${item.href} ${item.title}`}>
          {item.menuItems.length > 0 && ebene < EBENEN ? (
            <details name={gruppe}>
              <summary>{item.title}</summary>
              <Punkte
                items={item.menuItems}
                gruppe={`${gruppe}-${index}`}
                ebene={ebene + 1}
                uebersicht={item.href && !item.menuItems.some(({ href }) => href === item.href) ? item : undefined}
              />
            </details>
          ) : (
            <a href={item.href}>{item.title}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The main menu as nested disclosures: they open by keyboard, touch and page search without any script. */
export function Menue({ items }: { items: MenuItem[] }) {
  return (
    <nav className="gm-menue" aria-label="Hauptmenü">
      <Punkte items={items} gruppe="gm-menue" ebene={1} />
    </nav>
  );
}
