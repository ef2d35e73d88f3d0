import { CalendarDays, House, Landmark, Menu, Newspaper } from 'lucide-react';

const ziele = [
  { titel: 'Start', href: '/', Icon: House },
  { titel: 'Aktuelles', href: '/aktuelles/', Icon: Newspaper },
  { titel: 'Veranstaltungen', href: '/veranstaltungen/', Icon: CalendarDays },
];
const bereiche = [
  { titel: 'Digitales Rathaus', panel: 'gm-rathaus', Icon: Landmark },
  { titel: 'Menü', panel: 'gm-menue', Icon: Menu },
];

/**
 * Bottom navigation of app mode. Rendered on the server only; the header's panels open from here, so the header has no
 * buttons of their names.
 */
export function AppNavigation() {
  return (
    <nav id="app-navigation" className="gm-app-navigation" aria-label="App-Navigation">
      <ul>
        {ziele.map(({ titel, href, Icon }) => (
          <li key={href}>
            <a href={href}>
              <Icon />
              {titel}
            </a>
          </li>
        ))}
        {bereiche.map(({ titel, panel, Icon }) => (
          <li key={panel}>
            <button type="button" popoverTarget={panel} aria-haspopup="dialog" aria-controls={panel}>
              <Icon />
              {titel}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
