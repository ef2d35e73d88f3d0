import { Arrow } from './arrow.tsx';
import { listPages } from './list-pages.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Current page, 1-based. */
  page: number;
  pages: number;
  /** URL of a page: real links, so that pages can be shared and work without scripts. */
  buildHref: (page: number) => string;
}

/** Links to the pages of a list; nothing for a single page. */
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
        {listPages(page, pages).map((sitePage) => (
          <li key={sitePage} className={styles.number}>
            {sitePage < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className={styles.page}
                href={buildHref(sitePage)}
                aria-label={`Seite ${sitePage}`}
                aria-current={sitePage === page ? 'page' : undefined}
              >
                {sitePage}
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
