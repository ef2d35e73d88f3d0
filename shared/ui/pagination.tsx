import { Arrow } from './arrow.tsx';
import { listSeiten } from './list-seiten.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Current page, counted from 1. */
  page: number;
  pages: number;
  /** Address of a page: real links, so that pages can be shared and work without scripts. */
  buildHref: (page: number) => string;
}

/** Links to the pages of a list; nothing when everything fits on one. */
export function Pagination({ page, pages, buildHref }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.nav} aria-label="Seiten">
      <ul className={styles.row}>
        {page > 1 && (
          <li>
            <a className={styles.step} href={buildHref(page - 1)} rel="prev">
              <Arrow to="left" />
              Vorherige Seite
            </a>
          </li>
        )}
        {listSeiten(page, pages).map((seite) => (
          <li key={seite} className={styles.number}>
            {seite < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className={styles.page}
                href={buildHref(seite)}
                aria-label={`Seite ${seite}`}
                aria-current={seite === page ? 'page' : undefined}
              >
                {seite}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a className={styles.step} href={buildHref(page + 1)} rel="next">
              Nächste Seite
              <Arrow to="right" />
            </a>
          </li>
        )}
      </ul>
      <p className={styles.state}>
        Seite {page} von {pages}
      </p>
    </nav>
  );
}
