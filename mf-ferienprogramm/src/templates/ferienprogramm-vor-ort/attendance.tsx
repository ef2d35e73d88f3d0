import sheet from '@gm/shared/detail/work-sheet.module.css';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { keepPage } from '../../attendance/keep-page.ts';
import { readState } from '../../attendance/list.ts';
import type { Open } from '../../attendance/safe.ts';
import { useList } from '../../attendance/use-list.ts';
import { Child } from './child.tsx';
import styles from './ferienprogramm-vor-ort.module.css';

const AGAIN_MS = 10_000;
const countMarks = (count: number) => (count === 1 ? 'Ein Vermerk' : `${count} Vermerke`);

/** An open list: arrivals, pick-ups and emergency contacts. */
export function Attendance(props: { open: Open; sync: string; end(why: string | null): void }) {
  const {
    liste: list,
    offene: open,
    verbunden: connected,
    fehler: error,
    mark,
  } = useList({ offen: props.open, abgleich: props.sync, end: props.end });
  const { titel: title, termin, ort: location, kinder: children } = list;
  const [ready, setReady] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The form that had the focus is removed.
    heading.current?.focus();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    // On a slow connection the service worker may be ready only after the first check.
    const keep = async () => {
      const hatSie = await keepPage(['/ferienprogramm-veranstalter/']).catch(() => false);
      if (ended) return;
      setReady(hatSie);
      if (!hatSie) timer = setTimeout(() => void keep(), AGAIN_MS);
    };
    void keep();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, []);

  const states = children.map(({ id }) => readState(list, id).stand);
  const count = (state: string) => states.filter((one) => one === state).length;
  return (
    <div className={sheet.page}>
      <section className={sheet.sheet} aria-labelledby="liste">
        <h2 id="liste" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{[termin, location].filter(Boolean).join(', ')}</p>
        <p role="status" className={styles.figures}>
          <strong>{count('da')} da</strong>, {count('abgeholt')} abgeholt, {count('fehlt')} nicht da, {count('')} offen
        </p>
        <p role="status">
          {open > 0
            ? `${countMarks(open)} noch nicht übertragen. Das geschieht von selbst, sobald Empfang da ist und die Liste offen ist.`
            : connected === null
              ? 'Ohne Empfang. Sie können weiter abhaken.'
              : `Alles übertragen, zuletzt um ${readBerlinTime(new Date(connected)).uhrzeit} Uhr.`}
        </p>
        {ready === true && (
          <p>Diese Seite öffnet sich auf diesem Gerät auch ohne Internet. Legen Sie ein Lesezeichen an.</p>
        )}
        {ready === false && (
          <Alert kind="warning" title="Diese Seite konnte nicht für unterwegs gespeichert werden" level={3}>
            <p>Lassen Sie sie offen, oder drucken Sie die Liste zur Sicherheit.</p>
          </Alert>
        )}
        {error && <Alert kind="danger" title={error} level={3} live />}
        <div>
          <Button variant="secondary" onClick={() => props.end(null)}>
            Liste sperren
          </Button>
        </div>
      </section>
      {children.length === 0 ? (
        <p className={sheet.sheet}>Noch hat sich niemand angemeldet.</p>
      ) : (
        <ul className={styles.children} aria-label="Kinder">
          {children.map((child) => (
            <Child key={child.id} kind={child} fragen={list.fragen} {...readState(list, child.id)} mark={mark} />
          ))}
        </ul>
      )}
    </div>
  );
}
