import { StelleAngaben } from '../../verwaltung/stelle-angaben.tsx';
import type { StelleMitUnteren } from '../../verwaltung/stelle-felder.ts';
import styles from './organisationseinheit.module.css';

interface UntereEinheitProps {
  stelle: StelleMitUnteren;
  /** Level of its heading; those of its content are one below. */
  ebene: 3 | 4;
  jetzt: string;
}

/** A unit below another one, closed at first; native, so that it opens without scripts and the browser's search finds it. */
export function UntereEinheit({ stelle, ebene, jetzt }: UntereEinheitProps) {
  const Titel = `h${ebene}` as const;
  return (
    <details className={styles.einheit}>
      <summary>
        <Titel>{stelle.titel}</Titel>
      </summary>
      <div className={styles.inhalt}>
        <StelleAngaben stelle={stelle} ebene={(ebene + 1) as 4 | 5} jetzt={jetzt} />
        {stelle.detailURL && (
          <p>
            <a href={stelle.detailURL}>Zur Seite „{stelle.name}“</a>
          </p>
        )}
        {stelle.untere.map((untere) => (
          <UntereEinheit key={untere.titel} stelle={untere} ebene={4} jetzt={jetzt} />
        ))}
      </div>
    </details>
  );
}
