import { useState } from 'react';
import { describeClosed } from '../../program/closed.tsx';
import { Outage } from '../../program/outage.tsx';
import { useMinute } from '../../program/use-minute.ts';
import { useProgram } from '../../program/use-program.ts';
import { ChildrenCards } from '../../registration/child-card.tsx';
import { Noted } from '../../registration/noted.tsx';
import { Obstacles } from '../../registration/obstacles.tsx';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import type { StepProps } from '../../registration/registration.context.ts';
import { assignVeranstaltungen, useRegistration } from '../../registration/registration-store.ts';
import { StepButtons, StepLink } from '../../registration/step-buttons.tsx';
import { StepFrame } from '../../registration/step-frame.tsx';
import { StepTitle } from '../../registration/step-title.tsx';
import { isComplete } from '../../registration/steps.ts';
import { DrawHint } from '../../wishes/draw-hint.tsx';
import { type Assignment, AssignmentMessage } from './assignment-message.tsx';
import { MISMATCHED, SelectionForm } from './selection-form.tsx';
import { WAITING_LIST, WaitingList } from './waiting-list.tsx';

/** Why there is nothing to confirm yet. */
function getLock(children: readonly RegisteredChild[]): string | false {
  if (isComplete(children)) return false;
  return children.every(({ warteliste: waitingList }) => waitingList.length > 0)
    ? 'Alle Kinder warten auf einen Platz; zu buchen gibt es noch nichts.'
    : 'Weisen Sie jedem Kind mindestens eine Veranstaltung zu, oder setzen Sie es auf eine Warteliste.';
}

/** Step 3 (requirement F-11): events for each child. */
export default function FerienprogrammProgramm({ context, options, seite: page }: StepProps) {
  const now = useMinute(context.jetzt);
  const { kinder: children } = useRegistration();
  const { programm: program, gescheitert: failed } = useProgram(options.programm);
  const [assignment, setAssignment] = useState<Assignment | null>(null);
  const draw = options.vergabe === 'verlosung';

  return (
    <StepFrame step="programm" options={options} seite={page} now={now}>
      <StepTitle>Schritt 3: Programm auswählen</StepTitle>
      <Noted
        programm={program}
        now={now}
        free="wählen Sie ein Kind aus, dann ist die Veranstaltung schon angekreuzt."
        bookedUp={
          <>
            Vielleicht wird noch ein Platz frei: <a href={`#${WAITING_LIST}`}>Auf die Warteliste setzen</a>
          </>
        }
      />
      <DrawHint options={options} />
      {program && !draw && <Obstacles kinder={children} programm={program} now={now} />}
      {/* Above the list, whose height changes with the child: a message below would move. */}
      {assignment && <AssignmentMessage assignment={assignment} kinder={children} draw={draw} />}
      {program ? (
        <SelectionForm options={options} seite={page} programm={program} now={now} onAssigned={setAssignment} />
      ) : failed ? (
        <Outage warning={MISMATCHED} endpoint={options.programm} seite={page} />
      ) : (
        <p role="status">Das Programm wird geladen …</p>
      )}
      <StepTitle>{draw ? 'Ihre Wünsche in ihrer Reihenfolge' : 'Ihre Auswahl'}</StepTitle>
      <ChildrenCards kinder={children} programm={program} options={options} assigns={assignVeranstaltungen} />
      {program && !draw && describeClosed(options, now) === null && (
        <WaitingList options={options} seite={page} programm={program} now={now} />
      )}
      <StepButtons>
        <StepLink step="kinder" back>
          Schritt 2: Kinder hinzufügen
        </StepLink>
        <StepLink step="bestaetigen" locked={getLock(children)}>
          Letzter Schritt: Angaben bestätigen
        </StepLink>
      </StepButtons>
    </StepFrame>
  );
}
