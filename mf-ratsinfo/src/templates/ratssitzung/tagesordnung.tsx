import type { Ratsnotiz, Ratspunkt } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { useId } from 'react';
import { Ausgang } from '../../teile/ausgang.tsx';
import { Dateien } from '../../teile/dateien.tsx';
import teile from '../../teile/ratsinfo.module.css';
import { Notiz } from './notiz.tsx';
import styles from './tagesordnung.module.css';

/** What a post of a note without JavaScript brought back. */
export interface Rueckgabe {
  punkt: number;
  stand: Ratsnotiz;
  meldung: string;
}

interface NotizenProps {
  adresse: string;
  aktion: string;
  zurueck: Rueckgabe | null;
  onSuccess: () => void;
}

function Punkt({ punkt, zurueck, ...ziel }: NotizenProps & { punkt: Ratspunkt }) {
  const { vorlage, nummer, titel, dateien, ergebnis, beschluss, abstimmung, notiz } = punkt;
  const getippt = zurueck?.punkt === punkt.id ? zurueck : null;
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
        {notiz && (
          <Notiz punkt={punkt.id} titel={titel} stand={getippt?.stand ?? notiz} meldung={getippt?.meldung} {...ziel} />
        )}
      </div>
    </li>
  );
}

/** A part of the agenda. Every item can be linked to as `#punkt-{id}`. */
export function Tagesordnung({
  titel,
  punkte,
  ...notizen
}: NotizenProps & { titel: string; punkte: readonly Ratspunkt[] }) {
  const id = useId();
  if (punkte.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.titel}>
        {titel}
      </h2>
      <ol className={styles.tagesordnung}>
        {punkte.map((punkt) => (
          <Punkt key={punkt.id} punkt={punkt} {...notizen} />
        ))}
      </ol>
    </section>
  );
}
