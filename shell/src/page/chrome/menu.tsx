import type { MenuItem } from '@gm/shared/schemas/menu';

interface PointsProps {
  items: MenuItem[];
  /** Shared `name` of the group: the browser closes an entry's siblings when it opens. */
  group: string;
  /** The page above these entries, if none of them links to it. */
  overview?: MenuItem;
}

/** `item` as the overview of its own entries; undefined when it has no page or one of them is that page. */
export function findOverview(item: MenuItem): MenuItem | undefined {
  return item.href && !item.menuItems.some(({ href }) => href === item.href) ? item : undefined;
}

export function Overview({ item }: { item: MenuItem }) {
  return (
    <a href={item.href}>
      Übersicht <span className="gm-visually-hidden">{item.title}</span>
    </a>
  );
}

function Points({ items, group, overview }: PointsProps) {
  return (
    <ul>
      {overview && (
        <li>
          <Overview item={overview} />
        </li>
      )}
      {items.map((item, index) => (
        <li key={`${item.href} ${item.title}`}>
          {item.menuItems.length > 0 ? (
            <details name={group}>
              <summary>
                <span className="gm-menu-back">Zurück</span> <span>{item.title}</span>
              </summary>
              <Points items={item.menuItems} group={`${group}-${index}`} overview={findOverview(item)} />
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
 * summary being the way back. They work by keyboard, touch and in-page search without any script.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  return (
    <nav className="gm-menu" aria-label="Hauptmenü">
      <Points items={items} group="gm-menu" />
    </nav>
  );
}
