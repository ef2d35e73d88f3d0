import type { ChoiceAnswer, Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import type { Page } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { formatPeriod } from '@gm/shared/format/period';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useState } from 'react';
import { formatEuro } from '../../payment/euro.ts';
import { ChildDetails } from './child-details.tsx';
import { CostQuestion } from './cost-question.tsx';
import { Dazunehmen } from './dazunehmen.tsx';
import styles from './ferienprogramm-familie.module.css';

type ChildLine = Family['kinder'][number];

interface ChildProps {
  child: ChildLine;
  /** Registration is open: events can be added. */
  open: boolean;
  programm: string;
  token: string;
  seite: Page;
  running: boolean;
  onChange: (family: Family, text: string) => void;
  onDeclare: (field: string, consented: boolean) => Promise<void>;
}

/** A child's events in order, each can be cancelled or exchanged, and the parents' declarations. */
export function Child({
  child,
  open,
  programm: program,
  token,
  seite: page,
  running,
  onChange,
  onDeclare,
}: ChildProps) {
  const [asks, setAsks] = useState<number | null>(null);
  const { id, vorname: firstName, name, termine, erklaerungen: declarations } = child;
  const active = termine.filter(({ storniert: cancelled }) => !cancelled);
  const finish = (answer: ChoiceAnswer, text: string) => {
    setAsks(null);
    if (answer.familie) onChange(answer.familie, text);
  };
  return (
    <section aria-labelledby={`kind-${id}`} className={styles.child}>
      <h2 id={`kind-${id}`}>
        {firstName} {name}
      </h2>
      {active.length === 0 && <p>{firstName} hat zurzeit keine Veranstaltung.</p>}
      <ul className={styles.list}>
        {active.map(
          ({
            kind: childId,
            referenz: reference,
            veranstaltung,
            preis: price,
            stornierbar: cancellable,
            storno_bis,
          }) => (
            <li key={`${childId}-${veranstaltung.id}`}>
              <div className={styles.line}>
                <span>
                  <a href={veranstaltung.detailURL}>{veranstaltung.titel}</a>
                  <br />
                  {formatPeriod(veranstaltung)}
                  {veranstaltung.veranstaltungsort && `, ${veranstaltung.veranstaltungsort}`}
                </span>
                <span>{formatEuro(price)}</span>
              </div>
              <p className={styles.small}>
                Buchung {reference}.{' '}
                {cancellable
                  ? `Absagen können Sie bis zum ${formatDate(storno_bis)}.`
                  : 'Online können Sie diese Veranstaltung nicht mehr absagen.'}
              </p>
              {cancellable &&
                (asks === veranstaltung.id ? (
                  <CostQuestion
                    choice={{ token, kind: childId, weg: [veranstaltung.id] }}
                    question={`„${veranstaltung.titel}“ für ${firstName} wirklich absagen? Der Platz wird sofort frei.`}
                    yes="Ja, absagen"
                    onDone={(answer) => finish(answer, `„${veranstaltung.titel}“ ist abgesagt.`)}
                    onCancel={() => setAsks(null)}
                  />
                ) : (
                  <Button variant="secondary" onClick={() => setAsks(veranstaltung.id)} disabled={running}>
                    Absagen
                    <VisuallyHidden>
                      : „{veranstaltung.titel}“ für {firstName}
                    </VisuallyHidden>
                  </Button>
                ))}
            </li>
          ),
        )}
      </ul>
      <ChildDetails kind={child} token={token} seite={page} />
      {open && <Dazunehmen child={child} programm={program} token={token} seite={page} onDone={finish} />}
      <fieldset className={styles.declarations}>
        <legend>Einwilligungen für {firstName}</legend>
        {declarations.map(({ feld: field, text, zugestimmt: consented, seit: since }) => (
          <div key={field}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={consented === true}
                disabled={running}
                onChange={(event) => void onDeclare(field, event.target.checked)}
              />
              <span>{text}</span>
            </label>
            {since && (
              <p className={styles.small}>
                {consented ? 'Eingewilligt' : 'Nicht eingewilligt'} am {formatDate(readBerlinTime(new Date(since)).tag)}
                .
              </p>
            )}
          </div>
        ))}
      </fieldset>
    </section>
  );
}
