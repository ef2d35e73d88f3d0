import { Button } from '@gm/shared/ui/button';
import { type MouseEvent, useCallback, useState } from 'react';
import { useMinute } from '../../program/use-minute.ts';
import { useProgram } from '../../program/use-program.ts';
import { ChildrenCards } from '../../registration/child-card.tsx';
import { type Message, NewsItem } from '../../registration/news-item.tsx';
import { Noted } from '../../registration/noted.tsx';
import type { RegisteredChild } from '../../registration/read-registration.ts';
import type { StepProps } from '../../registration/registration.context.ts';
import { removeChild, useRegistration } from '../../registration/registration-store.ts';
import { StepButtons, StepLink } from '../../registration/step-buttons.tsx';
import { StepFrame } from '../../registration/step-frame.tsx';
import { StepTitle } from '../../registration/step-title.tsx';
import { ChildForm } from './child-form.tsx';

/** Step 2 (requirement F-10): the children. */
export default function FerienprogrammKinder({ context, options, seite: page }: StepProps) {
  const now = useMinute(context.jetzt);
  const { kontakt: contact, kinder: children } = useRegistration();
  const { programm: program, gescheitert: failed } = useProgram(options.programm);
  const [message, setMessage] = useState<Message | null>(null);

  // The child in the form that is not added yet, and the last attempt to go on without it.
  const [started, setStarted] = useState(false);
  const [stopped, setStopped] = useState<object | null>(null);
  const noteStarted = useCallback((isStarted: boolean) => {
    setStarted(isStarted);
    if (!isStarted) setStopped(null);
  }, []);

  function stop(event: MouseEvent) {
    if (!started) return;
    event.preventDefault();
    setStopped({});
  }

  function remove({ schluessel: key, vorname: firstName }: RegisteredChild) {
    removeChild(key);
    setMessage({ text: `${firstName} wurde entfernt.` });
  }

  return (
    <StepFrame step="kinder" options={options} seite={page} now={now} onForward={stop}>
      <Noted
        programm={program}
        now={now}
        free="passt das Alter, melden Sie Ihr Kind hier gleich dafür an."
        bookedUp="Im nächsten Schritt können Sie Ihre Kinder auf die Warteliste setzen."
      />
      {contact && (
        <ChildForm
          options={options}
          seite={page}
          strasse={contact.strasse}
          name={contact.name}
          programm={program}
          failed={failed}
          now={now}
          stopped={stopped}
          onStarted={noteStarted}
          onAdded={(firstName, forWhom) =>
            setMessage({ text: `${firstName} wurde hinzugefügt.${forWhom ? ` Gewählt ist schon: „${forWhom}“.` : ''}` })
          }
        />
      )}
      {message && <NewsItem message={message} />}
      {children.length > 0 && (
        <>
          <StepTitle>Ihre Kinder</StepTitle>
          <ChildrenCards
            kinder={children}
            programm={program}
            options={options}
            withDetails
            buttons={(child) => (
              <Button variant="secondary" onClick={() => remove(child)} aria-label={`Kind entfernen: ${child.vorname}`}>
                Kind entfernen
              </Button>
            )}
          />
        </>
      )}
      <StepButtons>
        <StepLink step="kontakt" back>
          Schritt 1: Kontaktdaten
        </StepLink>
        <StepLink step="programm" locked={children.length === 0 && 'Fügen Sie zuerst ein Kind hinzu.'} onClick={stop}>
          Schritt 3: Programm auswählen
        </StepLink>
      </StepButtons>
    </StepFrame>
  );
}
