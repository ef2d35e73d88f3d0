import { EinheitAngaben } from '../../verwaltung/einheit-angaben.tsx';
import type { EinheitMitUnteren } from '../../verwaltung/einheit-felder.ts';
import styles from './organisationseinheit.module.css';

interface UntereEinheitProps {
  einheit: EinheitMitUnteren;
  /** Level of its heading; those of its content are one below. */
  ebene: 3 | 4;
  jetzt: string;
}

/** A unit below another one, closed at first; native, so that it opens without scripts and the browser's search finds it. */
export function UntereEinheit({ einheit, ebene, jetzt }: UntereEinheitProps) {
  const Titel = `h${ebene}` as const;
  return (
    <details className={styles.einheit}>
      <summary>
        <Titel>{einheit.titel}</Titel>
      </summary>
      <div className={styles.inhalt}>
        <EinheitAngaben einheit={einheit} ebene={(ebene + 1) as 4 | 5} jetzt={jetzt} />
        {einheit.detailURL && (
          <p>
            <a href={einheit.detailURL}>Zur Seite „{einheit.name}“</a>
          </p>
        )}
        {einheit.untere.map((untere) => (
          <UntereEinheit key={untere.titel} einheit={untere} ebene={4} jetzt={jetzt} />
        ))}
      </div>
    </details>
  );
}
