import type { Route } from '@gm/shared/schemas/page';
import styles from './hero.module.css';

/** Path to the page; its last entry is the page itself and no link. The start page has none. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: Route['breadcrumbs'] }) {
  if (breadcrumbs.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Brotkrumen">
      <ol>
        {breadcrumbs.map(({ title, href }, index) => (
          <li key={href}>
            {index < breadcrumbs.length - 1 ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
