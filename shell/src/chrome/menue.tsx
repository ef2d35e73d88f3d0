import type { MenuItem } from '@gm/shared/schemas/menu';

interface PunkteProps {
  items: MenuItem[];
  /** Name of the group: opening one entry closes its siblings, which the browser does by the shared name. */
  gruppe: string;
  /** The page above these entries, if none of them leads there itself. */
  uebersicht?: MenuItem;
}

/** `item` for the overview of its own entries; nothing when it has no page or one of them is that page. */
export function findUebersicht(item: MenuItem): MenuItem | undefined {
  return item.href && !item.menuItems.some(({ href }) => href === item.href) ? item : undefined;
}

export function Uebersicht({ item }: { item: MenuItem }) {
  return (
    <a href={item.href}>
      Übersicht <span className="gm-visually-hidden">{item.title}</span>
    </a>
  );
}

function Punkte({ items, gruppe, uebersicht }: PunkteProps) {
  return (
    <ul>
      {uebersicht && (
        <li>
          <Uebersicht item={uebersicht} />
        </li>
      )}
      {items.map((item, index) => (
        <li key={`${item.href} ${item.title}`}>
          {item.menuItems.length > 0 ? (
            <details name={gruppe}>
              <summary>
                <span className="gm-menue-zurueck">Zurück</span> <span>{item.title}</span>
              </summary>
              <Punkte items={item.menuItems} gruppe={`${gruppe}-${index}`} uebersicht={findUebersicht(item)} />
            </details>
          ) : (
            <a href={item.href}>{item.title}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The main menu, one level at a time: nested disclosures of which the stylesheet shows the innermost open one, its
 * summary being the way back. They work by keyboard, touch and page search before and without any script.
 */
export function Menue({ items }: { items: MenuItem[] }) {
  return (
    <nav className="gm-menue" aria-label="Hauptmenü">
      <Punkte items={items} gruppe="gm-menue" />
    </nav>
  );
}
