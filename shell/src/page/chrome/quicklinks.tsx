import type { Menu } from '@gm/shared/schemas/menu';
import { QuicklinkSymbol } from './symbols.tsx';

export function Quicklinks({ quicklinks, className, label }: { quicklinks: Menu; className: string; label: string }) {
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
