import type { Route } from '@gm/shared/schemas/page';
import { Breadcrumbs } from '../hero/breadcrumbs.tsx';
import styles from '../styles/work.module.css';

interface WorkHeadProps {
  title: string;
  description?: string | null;
  breadcrumbs: Route['breadcrumbs'];
}

/** Top of a page of the work area: title and breadcrumbs in as little height as possible. */
export function WorkHead({ title, description, breadcrumbs }: WorkHeadProps) {
  return (
    <div className={styles.head} data-knapp="">
      <div className="gm-wrap">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1 id="titel" tabIndex={-1}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}
