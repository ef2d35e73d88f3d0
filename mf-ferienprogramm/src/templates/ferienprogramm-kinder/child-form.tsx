import { CHILD_NAMES } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Page } from '@gm/shared/contract';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { computeAge } from '@gm/shared/rules/compute-age';
import { readDate } from '@gm/shared/rules/read-date';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Outage } from '../../program/outage.tsx';
import { FAILURE, TOWN } from '../../registration/details.tsx';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { addChild, useRegistration } from '../../registration/registration-store.ts';
import { findSuitable, toChosen } from '../../registration/selection.ts';
import styles from '../../registration/step-buttons.module.css';
import { openStep } from '../../registration/step-frame.tsx';
import { StepFields } from '../../registration/step-title.tsx';
import { Town } from '../../registration/town.tsx';
import { useNext } from '../../registration/use-next.ts';
import { ChildField } from './child-field.tsx';
import { PendingChild } from './pending-child.tsx';
import { Wish } from './wish.tsx';

/** Messages of step 2 for a list without a suitable event, and for a failed call (B7). */
const MISMATCHED =
  'Es wurden keine passenden Veranstaltungen für dieses Alter gefunden oder die Veranstaltungen sind bereits ausgebucht.';

/** What only this child has; name and address are filled in from the contact data. */
const OWN = ['vorname', 'geburtstag', 'geschlecht', 'bemerkung'];

/** From this age on a birthday is more likely a mistyped one; allowed all the same, no rule excludes it. */
const ADULT = 18;

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

interface ChildFormProps {
  options: RegistrationStepOptions;
  seite: Page;
  /** Street of the contact data, the default for children. */
  strasse: string;
  /** Surname of the contact data or of the previous child. */
  name: string;
  /** null while loading or after a failure. */
  programm: readonly Ferienveranstaltung[] | null;
  failed: boolean;
  now: Date;
  /** The last attempt to open the next step while the child was not added; null if there was none. */
  stopped: object | null;
  /** Must be stable. */
  onStarted: (isStarted: boolean) => void;
  /** @param forWhom title of the event the visitor came from, if it was assigned to the child */
  onAdded: (firstName: string, forWhom: string | undefined) => void;
}

/** Why no child can be added yet; null if one can. */
function getLock(birthday: string | null, suitable: number | undefined, failed: boolean): string | null {
  if (!birthday) return 'Geben Sie zuerst den Geburtstag an: Davon hängt ab, welche Veranstaltungen passen.';
  if (suitable) return null;
  if (suitable === 0) return 'Für diesen Geburtstag ist keine passende Veranstaltung frei.';
  return failed
    ? 'Ohne das Programm wissen wir nicht, welche Veranstaltungen passen. Bitte laden Sie es erneut.'
    : 'Das Programm wird noch geladen.';
}

/** A child, which can be added if there is an event for it (requirement F-94). */
export function ChildForm({
  options,
  seite: page,
  strasse: street,
  name,
  programm: program,
  failed,
  now,
  stopped,
  onStarted,
  onAdded,
}: ChildFormProps) {
  const { kinder: children, vorgemerkt: noted } = useRegistration();
  const next = useNext();
  const idReason = useId();
  const [withWish, setWithWish] = useState(true);
  const formOf = useForm({
    name: 'ferienprogramm-kinder',
    seite: page,
    async action(values) {
      // The buttons show the reason but remain clickable, and Enter submits, too.
      if (lock) return { art: 'felder', fehler: [{ feld: 'geburtstag', meldung: lock }] };
      const child = values as unknown as Child;
      const equal = withWish ? wish : undefined;
      addChild(child, equal ? [toChosen(equal)] : []);
      formOf.startAfresh();
      setWithWish(true);
      if (next.isNext()) openStep('programm');
      else onAdded(child.vorname, equal?.titel);
      return null;
    },
    fields: CHILD_NAMES,
    notKept: ['name', 'strasse', ...TOWN],
    loadSchema,
  });
  const { form } = formOf;
  const own = useWatch({ control: form.control, name: OWN }).map((value) => String(value ?? '').trim());
  const [firstName = '', enteredBirthday = ''] = own;
  const birthday = readDate(enteredBirthday);
  const age = birthday ? computeAge(birthday, now.toISOString()) : 0;
  const isStarted = own.some((value) => value !== '');
  useEffect(() => onStarted(isStarted), [isStarted, onStarted]);
  const suitable = program && birthday ? findSuitable(program, children, birthday, now) : null;

  const lock = getLock(birthday, suitable?.length, failed);
  const locked = { 'aria-disabled': lock !== null, 'aria-describedby': lock === null ? undefined : idReason };
  const wish = suitable?.find(({ id }) => id === noted);

  return (
    <FormFrame
      form={formOf}
      failure={FAILURE}
      submit={
        <div className={styles.add}>
          <Button {...next.bleiben} {...locked}>
            Kind hinzufügen
          </Button>
          <Button {...next.weiter} variant="secondary" {...locked}>
            Hinzufügen und weiter
          </Button>
          {lock && (
            <p id={idReason} className={styles.reason}>
              {lock}
            </p>
          )}
        </div>
      }
    >
      {stopped && isStarted && (
        <PendingChild
          news={stopped}
          firstName={firstName}
          add={next.weiter}
          onDiscard={() => {
            formOf.startAfresh();
            openStep('programm');
          }}
        />
      )}
      <StepFields title="Schritt 2: Angaben zum Kind">
        <TextField name="vorname" label="Vorname" required width="medium" autoComplete="off" />
        <TextField
          name="name"
          label="Name"
          required
          width="medium"
          autoComplete="off"
          preset={children.at(-1)?.name ?? name}
        />
        <TextField name="strasse" label="Straße" required width="medium" autoComplete="off" preset={street} />
        <Town options={options} />
        <DateField
          name="geburtstag"
          label="Geburtstag"
          required
          hint="TT.MM.JJJJ – danach sehen wir, welche Veranstaltungen passen."
        />
        {age > ADULT && (
          <Alert
            kind="warning"
            level={3}
            live
            title={`Ist das Geburtsdatum richtig? Das Kind wäre ${age} Jahre alt.`}
          />
        )}
        {birthday && !program && !failed && <p role="status">Das Programm wird geladen …</p>}
        {!program && failed && (
          <Outage level={3} endpoint={options.programm} seite={page} {...(birthday ? { warning: MISMATCHED } : {})} />
        )}
        {suitable?.length === 0 && <Alert kind="warning" level={3} live title={MISMATCHED} />}
        {suitable && suitable.length > 0 && (
          <p role="status">
            {suitable.length === 1 ? 'Eine Veranstaltung passt' : `${suitable.length} Veranstaltungen passen`} zu diesem
            Alter.
          </p>
        )}
        {wish && <Wish title={wish.titel} chosen={withWish} onChange={setWithWish} />}
        {CHILD_NAMES.map((name) => (
          <ChildField key={name} name={name} />
        ))}
      </StepFields>
    </FormFrame>
  );
}
