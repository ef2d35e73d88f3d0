import type { Route } from '@gm/shared/schemas/page';
import { Breadcrumbs } from '../hero/breadcrumbs.tsx';
import styles from '../styles/work.module.css';

interface WorkHeadProps {
  title: string;
  description?: string | null;
  breadcrumbs: Route['breadcrumbs'];
}

/** `id` of the element with the menu. */
export const MENU_ID = 'arbeit-menue';

/** Top of a page of the work area: title and breadcrumbs in as little height as possible. */
export function WorkHead({ title, description, breadcrumbs }: WorkHeadProps) {
  return (
    <div className={styles.head} data-knapp="">
      <a className="gm-skip" href={`#${MENU_ID}`}>
        Zum Intranet-Menü springen
      </a>
      <div className="gm-wrap">
        {/* Without the start pages of site and intranet, to which logo and menu lead. */}
        <Breadcrumbs breadcrumbs={breadcrumbs.slice(2)} />
        <h1 id="titel" tabIndex={-1}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}
