import { renderToStaticMarkup } from 'react-dom/server';
import type { Snapshot } from '../registry/registry.ts';
import { OVERRIDE_OFF, type Override } from './choose-override.ts';
import styles from './override.module.css';

/** At the lower edge of every page with an override. */
export function renderOverrideBanner({ remote, origin }: Override, { remotes }: Pick<Snapshot, 'remotes'>): string {
  return renderToStaticMarkup(
    <aside className={styles.banner} aria-label="Entwicklung">
      <p>
        {remotes.has(remote) ? (
          <>
            Nur in diesem Browser: <strong>{remote}</strong> kommt von {origin}
          </>
        ) : (
          <>
            Es gibt kein Modul <strong>{remote}</strong>
          </>
        )}
      </p>
      <a href={OVERRIDE_OFF}>Beenden</a>
    </aside>,
  );
}
