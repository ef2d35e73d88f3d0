import type { Route } from '@gm/shared/schemas/seite';
import { Brotkrumen } from '../hero/brotkrumen.tsx';
import styles from '../stile/arbeit.module.css';

interface ArbeitskopfProps {
  title: string;
  description?: string | null;
  breadcrumbs: Route['breadcrumbs'];
}

/** Top of a page of the work area: what it is called and where it stands, in as little height as that takes. */
export function Arbeitskopf({ title, description, breadcrumbs }: ArbeitskopfProps) {
  return (
    <div className={styles.kopf} data-knapp="">
      <div className="gm-wrap">
        <Brotkrumen breadcrumbs={breadcrumbs} />
        <h1 id="titel" tabIndex={-1}>
          {title}
        </h1>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}
