import type { CouncilNote, CouncilPoint } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { useId, useState } from 'react';
import { Files } from '../../parts/files.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import parts from '../../parts/ratsinfo.module.css';
import { Note } from './note.tsx';
import styles from './tagesordnung.module.css';

/** Input returned by a note's post without JavaScript. */
export interface Return {
  punkt: number;
  stand: CouncilNote;
  meldung: string;
}

interface NoteProps {
  address: string;
  action: string;
  back: Return | null;
  onSuccess: () => void;
}

function Point({ point, back, ...target }: NoteProps & { point: CouncilPoint }) {
  const {
    vorlage: paper,
    nummer: num,
    titel: title,
    dateien: files,
    ergebnis: result,
    beschluss,
    abstimmung: vote,
    notiz: note,
  } = point;
  const typed = back?.punkt === point.id ? back : null;
  // What was saved on the page counts more than what it was loaded with.
  const [saved, setSaved] = useState<CouncilNote | null>(null);
  const mine = saved ?? note;
  const printThing = paper && [paper.art ?? 'Vorlage', paper.aktenzeichen].filter(Boolean).join(' ');
  return (
    <li id={`punkt-${point.id}`} className={styles.point}>
      <p className={styles.number}>{num}</p>
      <div>
        <h3>{title}</h3>
        {mine && (mine.markiert || mine.notiz !== '') && (
          <p className={styles.mark}>{mine.notiz === '' ? 'Gemerkt' : 'Mit Notiz'}</p>
        )}
        {paper && (
          <p className={parts.quiet}>
            {paper.titel === title ? (
              <a href={paper.detailURL}>{printThing}</a>
            ) : (
              <>
                {printThing}: <a href={paper.detailURL}>{paper.titel}</a>
              </>
            )}
          </p>
        )}
        <Outcome result={result} beschluss={beschluss} vote={vote} />
        <Files files={files} />
        {note && (
          <Note
            point={point.id}
            title={title}
            state={typed?.stand ?? note}
            message={typed?.meldung}
            {...target}
            onSuccess={(fresh) => {
              setSaved(fresh);
              target.onSuccess();
            }}
          />
        )}
      </div>
    </li>
  );
}

/** A part of the agenda. Each item has the anchor `#punkt-{id}`. */
export function Tagesordnung({
  title,
  points,
  ...notes
}: NoteProps & { title: string; points: readonly CouncilPoint[] }) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.agenda}>
        {points.map((point) => (
          <Point key={point.id} point={point} {...notes} />
        ))}
      </ol>
    </section>
  );
}
