import { formatBildnachweis } from '@gm/shared/format/bildnachweis';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { Copyright } from 'lucide-react';
import styles from './panoramabild-panoramateaser.module.css';

interface BildnachweisProps {
  bildtext: string | null;
  bildcopyright: string | null;
}

/** What the picture shows and who made it, behind a sign on it: opens by pointer, touch and key, without scripts. */
export function Bildnachweis({ bildtext, bildcopyright }: BildnachweisProps) {
  return (
    <details className={styles.nachweis}>
      <summary>
        <Copyright aria-hidden="true" />
        <VisuallyHidden>Bildnachweis</VisuallyHidden>
      </summary>
      <p>
        {bildtext}
        {bildtext && bildcopyright && <br />}
        {bildcopyright && formatBildnachweis(bildcopyright)}
      </p>
    </details>
  );
}
