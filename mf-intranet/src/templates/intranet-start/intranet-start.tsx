import { Anmelden } from '@gm/shared/konten/anmelden';
import type { IntranetStartProps } from './intranet-start.context.ts';
import styles from './intranet-start.module.css';

/** Start of the intranet; visitors log in here. */
export default function IntranetStart({ context, options, seite }: IntranetStartProps) {
  const { konto } = context;
  if (!konto) {
    return (
      <div className={styles.start}>
        <h2>Anmelden</h2>
        <Anmelden
          template="intranet-start"
          seite={seite}
          aktion={options.aktion}
          ziel="/intranet/"
          vergessenLink={options.vergessenLink}
        />
      </div>
    );
  }
  return <h2>Guten Tag, {konto.vorname}</h2>;
}
