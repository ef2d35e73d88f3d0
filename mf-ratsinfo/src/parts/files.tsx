import type { CouncilFile } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { Character } from '@gm/shared/ui/character';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { Protected } from './protected.tsx';
import styles from './ratsinfo.module.css';

const SHEET = 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M14 2v6h6M8 13h8M8 17h6';

/** Files to view in the browser's own viewer or to download. The viewer is loaded when it is opened. */
export function Files({ files }: { files: readonly CouncilFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, art: kind, url, istPdf: isPdf, ansehbar, oeffentlich: isPublic }) => (
        <li key={id} className={styles.file}>
          <Character d={SHEET} />
          <div>
            <p>
              {name} {!isPublic && <Protected />}
            </p>
            <p className={styles.quiet}>
              {kind}
              {isPdf && ', PDF'}
            </p>
            <p className={styles.paths}>
              {/* Files are not pages of the site, so the router must not handle them. */}
              <a href={url} target="_blank" rel="noreferrer">
                Öffnen<VisuallyHidden>: {name} (neuer Tab)</VisuallyHidden>
              </a>
              <a href={`${url}?download=1`} download>
                Herunterladen<VisuallyHidden>: {name}</VisuallyHidden>
              </a>
            </p>
            {ansehbar && (
              <details className={`${styles.view} ${styles.pdf}`}>
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
