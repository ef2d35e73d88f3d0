import type { ChoiceAnswer, Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { overlap } from '@gm/shared/areas/ferienprogramm/rules';
import type { Page } from '@gm/shared/contract';
import { formatPeriod } from '@gm/shared/format/period';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import { formatEuro } from '../../payment/euro.ts';
import { Outage } from '../../program/outage.tsx';
import { useProgram } from '../../program/use-program.ts';
import { findSuitable } from '../../registration/selection.ts';
import { CostQuestion } from './cost-question.tsx';
import styles from './ferienprogramm-familie.module.css';

type ChildLine = Family['kinder'][number];

interface AddingProps {
  child: ChildLine;
  programm: string;
  token: string;
  seite: Page;
  onDone: (answer: ChoiceAnswer, text: string) => void;
}

/** Adds or exchanges an event of a child: suitable for its age, with free places, without overlap. */
export function Dazunehmen({ child, programm: endpoint, token, seite: page, onDone }: AddingProps) {
  const [open, setOpen] = useState(false);
  return open ? (
    <Selected
      child={child}
      endpoint={endpoint}
      token={token}
      seite={page}
      onDone={onDone}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Veranstaltung dazunehmen oder tauschen
      </Button>
    </div>
  );
}

function Selected({
  child: { id, vorname: firstName, geburtstag: birthday, termine },
  endpoint,
  token,
  seite: page,
  onDone,
  onCancel,
}: Omit<AddingProps, 'programm'> & { endpoint: string; onCancel: () => void }) {
  const { programm: program, gescheitert: failed } = useProgram(endpoint);
  const [fresh, setNew] = useState('');
  const [insteadOf, setInsteadOf] = useState('');
  const [asks, setAsks] = useState(false);
  const active = termine.filter(({ storniert: cancelled }) => !cancelled);
  const exchangeable = active.filter(({ stornierbar: cancellable }) => cancellable);
  const age = exchangeable.find(({ veranstaltung }) => String(veranstaltung.id) === insteadOf);
  const matching = findSuitable(program ?? [], [], birthday, new Date()).filter((event) =>
    active.every(
      (termin) => termin === age || (termin.veranstaltung.id !== event.id && !overlap(termin.veranstaltung, event)),
    ),
  );
  const chosen = matching.find((event) => String(event.id) === fresh);
  if (!program) {
    if (failed) return <Outage level={3} endpoint={endpoint} seite={page} />;
    return <p role="status">Das Programm wird geladen …</p>;
  }
  if (asks && chosen) {
    const title = `„${chosen.titel}“`;
    return (
      <CostQuestion
        choice={{ token, kind: age?.kind ?? id, dazu: [chosen.id], weg: age ? [age.veranstaltung.id] : [] }}
        question={
          age
            ? `${title} statt „${age.veranstaltung.titel}“ für ${firstName}?`
            : `${title} für ${firstName} dazunehmen?`
        }
        yes={age ? 'Zahlungspflichtig tauschen' : 'Zahlungspflichtig dazunehmen'}
        onDone={(answer) => {
          onDone(answer, `${title} ist für ${firstName} gebucht.`);
          onCancel();
        }}
        onCancel={() => setAsks(false)}
      />
    );
  }
  return (
    <div className={styles.question}>
      {exchangeable.length > 0 && (
        <Field id={`statt-${id}`} label="Statt einer anderen?" message={undefined}>
          <select
            id={`statt-${id}`}
            className={input.input}
            value={insteadOf}
            onChange={(event) => setInsteadOf(event.target.value)}
          >
            <option value="">Nein, dazu</option>
            {exchangeable.map(({ veranstaltung }) => (
              <option key={veranstaltung.id} value={veranstaltung.id}>
                statt {veranstaltung.titel}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id={`neu-${id}`} label="Veranstaltung" required message={undefined}>
        <select id={`neu-${id}`} className={input.input} value={fresh} onChange={(event) => setNew(event.target.value)}>
          <option value="">Bitte wählen</option>
          {matching.map((event) => (
            <option key={event.id} value={event.id}>
              {event.titel}, {formatPeriod(event)}, {formatEuro(event.preis)}
            </option>
          ))}
        </select>
      </Field>
      {matching.length === 0 && <p>Zurzeit passt keine freie Veranstaltung zu Alter und Terminen von {firstName}.</p>}
      <div className={styles.buttons}>
        <Button onClick={() => setAsks(true)} aria-disabled={!chosen}>
          Kosten ansehen
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
