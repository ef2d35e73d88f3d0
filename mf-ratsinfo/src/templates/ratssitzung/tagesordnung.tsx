import type { Ratspunkt } from '@gm/shared/schemas/ratsinfo';
import { useId } from 'react';
import { Ausgang } from '../../teile/ausgang.tsx';
import { Dateien } from '../../teile/dateien.tsx';
import teile from '../../teile/ratsinfo.module.css';
import styles from './tagesordnung.module.css';

function Punkt({ punkt }: { punkt: Ratspunkt }) {
  const { vorlage, nummer, titel, dateien, ergebnis, beschluss, abstimmung } = punkt;
  const drucksache = vorlage && [vorlage.art ?? 'Vorlage', vorlage.aktenzeichen].filter(Boolean).join(' ');
  return (
    <li id={`punkt-${punkt.id}`} className={styles.punkt}>
      <p className={styles.nummer}>{nummer}</p>
      <div>
        <h3>{titel}</h3>
        {vorlage && (
          <p className={teile.leise}>
            {vorlage.titel === titel ? (
              <a href={vorlage.detailURL}>{drucksache}</a>
            ) : (
              <>
                {drucksache}: <a href={vorlage.detailURL}>{vorlage.titel}</a>
              </>
            )}
          </p>
        )}
        <Ausgang ergebnis={ergebnis} beschluss={beschluss} abstimmung={abstimmung} />
        <Dateien dateien={dateien} />
      </div>
    </li>
  );
}

/** A part of the agenda. Every item can be linked to as `#punkt-{id}`. */
export function Tagesordnung({ titel, punkte }: { titel: string; punkte: readonly Ratspunkt[] }) {
  const id = useId();
  if (punkte.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.titel}>
        {titel}
      </h2>
      <ol className={styles.tagesordnung}>
        {punkte.map((punkt) => (
          <Punkt key={punkt.id} punkt={punkt} />
        ))}
      </ol>
    </section>
  );
}
