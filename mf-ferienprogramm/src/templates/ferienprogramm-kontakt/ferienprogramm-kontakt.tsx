import { CONTACT_NAMES } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Page } from '@gm/shared/contract';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Button } from '@gm/shared/ui/button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useEffect } from 'react';
import { describeClosed } from '../../program/closed.tsx';
import { useMinute } from '../../program/use-minute.ts';
import { useProgram } from '../../program/use-program.ts';
import { TOWN } from '../../registration/details.tsx';
import { Noted } from '../../registration/noted.tsx';
import type { StepProps } from '../../registration/registration.context.ts';
import { setContact, setNoted, useRegistration } from '../../registration/registration-store.ts';
import { StepButtons } from '../../registration/step-buttons.tsx';
import { openStep, StepFrame } from '../../registration/step-frame.tsx';
import { StepFields } from '../../registration/step-title.tsx';
import { Town } from '../../registration/town.tsx';

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/**
 * The step works in the browser. If its script failed to load, the form is posted to the server, which has no such call
 * and returns the page with this message and the input.
 */
function describeFailure({ gemeinde }: Page, email: string) {
  return {
    title: 'Die Anmeldung war noch nicht geladen',
    text: (
      <p>
        Ihre Angaben stehen noch im Formular. Bitte klicken Sie noch einmal. Kommen Sie nicht weiter, kann Ihr Browser
        die Anmeldung nicht laden: Melden Sie sich dann bitte im Rathaus an, Telefon {gemeinde.telefon}, E-Mail{' '}
        <MailLink address={email} />.
      </p>
    ),
  };
}

/** Step 1 (requirement F-9): contact data. `?id=` is the event the visitor came from. */
export default function FerienprogrammKontakt({ context, options, seite: page }: StepProps) {
  const now = useMinute(context.jetzt);
  const { kontakt: contact } = useRegistration();
  const { programm: program } = useProgram(options.programm);
  const formOf = useForm({
    name: 'ferienprogramm-kontakt',
    seite: page,
    async action(values) {
      setContact(values as unknown as Contact);
      openStep('kinder');
      return null;
    },
    fields: CONTACT_NAMES,
    // Fixed values do not belong to the draft.
    notKept: options.wohnort_getrennt ? [] : TOWN,
    loadSchema,
  });
  const { form } = formOf;

  // Input and drafts take precedence.
  useEffect(() => {
    for (const [field, value] of Object.entries(contact ?? {})) {
      if (!form.getValues(field)) form.setValue(field, value);
    }
  }, [form, contact]);

  useEffect(() => {
    const id = Number(new URLSearchParams(page.suche).get('id'));
    if (Number.isSafeInteger(id) && id > 0) setNoted(id);
  }, [page.suche]);

  return (
    <StepFrame step="kontakt" options={options} seite={page} now={now} fromServer>
      {describeClosed(options, now) === null && (
        <>
          <Noted
            programm={program}
            now={now}
            bookedUp="In Schritt 3 können Sie Ihre Kinder auf die Warteliste setzen."
          />
          <FormFrame
            form={formOf}
            failure={describeFailure(page, options.email)}
            submit={
              <StepButtons>
                <Button type="submit">Schritt 2: Kinder hinzufügen</Button>
              </StepButtons>
            }
          >
            <StepFields title="Schritt 1: Kontaktdaten">
              <TextField name="vorname" label="Vorname" required width="medium" autoComplete="given-name" />
              <TextField name="name" label="Name" required width="medium" autoComplete="family-name" />
              <TextField
                name="strasse"
                label="Straße"
                required
                width="medium"
                autoComplete="address-line1"
                placeholder="Hauptstraße 12"
              />
              <Town options={options} />
              <TextField
                name="email"
                label="E-Mail"
                required
                hint="Dorthin schicken wir die Bestätigung."
                width="medium"
                type="email"
                autoComplete="email"
              />
              <TextField name="telefon" label="Telefon" width="medium" type="tel" autoComplete="tel" />
            </StepFields>
          </FormFrame>
        </>
      )}
    </StepFrame>
  );
}
