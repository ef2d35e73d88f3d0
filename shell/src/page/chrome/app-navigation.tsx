import { CalendarDays, House, Landmark, Menu, Newspaper } from 'lucide-react';

const targets = [
  { titel: 'Start', href: '/', Icon: House },
  { titel: 'Aktuelles', href: '/aktuelles/', Icon: Newspaper },
  { titel: 'Veranstaltungen', href: '/veranstaltungen/', Icon: CalendarDays },
];
const areas = [
  { titel: 'Digitales Rathaus', panel: 'gm-rathaus', Icon: Landmark },
  { titel: 'Menü', panel: 'gm-menu', Icon: Menu },
];

/**
 * Bottom navigation of app mode. Rendered on the server only; it opens the header's panels, so the header has no such
 * buttons.
 */
export function AppNavigation() {
  return (
    <nav id="app-navigation" className="gm-app-navigation" aria-label="App-Navigation">
      <ul>
        {targets.map(({ titel: title, href, Icon }) => (
          <li key={href}>
            <a href={href}>
              <Icon />
              {title}
            </a>
          </li>
        ))}
        {areas.map(({ titel: title, panel, Icon }) => (
          <li key={panel}>
            <button type="button" popoverTarget={panel} aria-haspopup="dialog" aria-controls={panel}>
              <Icon />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
