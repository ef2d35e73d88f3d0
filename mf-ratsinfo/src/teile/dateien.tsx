import type { Ratsdatei } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { Zeichen } from '@gm/shared/ui/zeichen';
import { Geschuetzt } from './geschuetzt.tsx';
import styles from './ratsinfo.module.css';

const BLATT = 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M14 2v6h6M8 13h8M8 17h6';

/** Files to read here, in the browser's own viewer, or to keep. The viewer is loaded when somebody opens it. */
export function Dateien({ dateien }: { dateien: readonly Ratsdatei[] }) {
  if (dateien.length === 0) return null;
  return (
    <ul className={styles.dateien}>
      {dateien.map(({ id, name, art, url, istPdf, ansehbar, oeffentlich }) => (
        <li key={id} className={styles.datei}>
          <Zeichen d={BLATT} />
          <div>
            <p>
              {name} {!oeffentlich && <Geschuetzt />}
            </p>
            <p className={styles.leise}>
              {art}
              {istPdf && ', PDF'}
            </p>
            <p className={styles.wege}>
              {/* Files are no pages of the site: the browser shows them itself. */}
              <a href={url} target="_blank" rel="noreferrer">
                Öffnen<VisuallyHidden>: {name} (neuer Tab)</VisuallyHidden>
              </a>
              <a href={`${url}?download=1`} download>
                Herunterladen<VisuallyHidden>: {name}</VisuallyHidden>
              </a>
            </p>
            {ansehbar && (
              <details className={`${styles.ansicht} ${styles.pdf}`}>
                <summary>
                  Hier ansehen<VisuallyHidden>: {name}</VisuallyHidden>
                </summary>
                <iframe src={url} title={name} loading="lazy" />
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
