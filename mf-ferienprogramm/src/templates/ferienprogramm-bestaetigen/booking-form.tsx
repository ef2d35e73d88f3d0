import { computeCosts, readCosts, writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type {
  BookingReceipt,
  BookingRejection,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Page } from '@gm/shared/contract';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { Privacy } from '@gm/shared/forms/frame/privacy';
import { createIdempotencyKey } from '@gm/shared/forms/send/idempotency-key';
import { useForm } from '@gm/shared/forms/state/use-form';
import { BOOKING_PARTS } from '@gm/shared/schemas/consents';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { describeClosed } from '../../program/closed.tsx';
import { loadProgram, useProgram } from '../../program/use-program.ts';
import { ChildrenCards } from '../../registration/child-card.tsx';
import { Costs } from '../../registration/costs.tsx';
import { Obstacles } from '../../registration/obstacles.tsx';
import type { RegistrationStepOptions } from '../../registration/registration.context.ts';
import { deleteRegistration, getSalt, useRegistration } from '../../registration/registration-store.ts';
import { listBooked, refresh } from '../../registration/selection.ts';
import { Locked, StepButtons, StepLink } from '../../registration/step-buttons.tsx';
import { StepTitle } from '../../registration/step-title.tsx';
import { getHref } from '../../registration/steps.ts';
import { DrawHint } from '../../wishes/draw-hint.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Rejected } from './rejected.tsx';
import { buildRegistration, sendRegistration } from './send-registration.ts';

const FIELDS = ['valid'];

const loadSchema = () => import('./consent-schema.ts').then((module) => module.consentSchema);

export interface BookedRegistration {
  eingang: Partial<BookingReceipt>;
  /** How to pay; empty if it is free. */
  zahlung: string;
  email: string;
}

interface BookingFormProps {
  options: RegistrationStepOptions;
  seite: Page;
  now: Date;
  onBooked: (booked: BookedRegistration) => void;
}

/** The complete booking with its costs. */
export function BookingForm({ options, seite: page, now, onBooked }: BookingFormProps) {
  const { kontakt: contact, kinder: children } = useRegistration();
  // Children who are only on a waiting list are shown but not sent.
  const booked = listBooked(children);
  const { programm: program } = useProgram(options.programm);
  const [rejection, setRejection] = useState<BookingRejection | null>(null);
  const current = refresh(booked, program ?? []);
  const computed = computeCosts(current, options);
  // After a refusal the api's amounts apply: the settings may have changed since the page was loaded.
  const costs = rejection ? readCosts(rejection.kosten) : computed;

  const draw = options.vergabe === 'verlosung';
  const submit = draw ? 'Wunschzettel abgeben' : 'Zahlungspflichtig anmelden';
  const closed = describeClosed(options, now);
  const form = useForm({
    name: 'ferienprogramm-bestaetigen',
    seite: page,
    async action() {
      if (!contact || closed) return { art: 'felder', fehler: [] };
      const content = buildRegistration({
        kontakt: contact,
        kinder: current,
        kosten: writeCosts(costs),
        route: page.pfad,
      });
      const answer = await sendRegistration(options.aktion, content, createIdempotencyKey(getSalt(), content));
      if (answer.art === 'fehlschlag') return answer;
      if (answer.art === 'gebucht') {
        const payment = costs.gesamt > 0 ? options.zahlung : '';
        onBooked({ eingang: answer.eingang, zahlung: payment, email: contact.email });
        deleteRegistration(answer.eingang);
      } else {
        setRejection(answer.ablehnung);
        void loadProgram(options.programm);
      }
      return null;
    },
    fields: FIELDS,
    notKept: FIELDS,
    loadSchema,
  });

  return (
    <FormFrame
      form={form}
      failure={{
        title: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
        text: (
          <p>
            Ihre Angaben sind noch da. Bitte versuchen Sie es in einigen Minuten erneut: Auch wenn die Anmeldung schon
            angekommen sein sollte, wird sie nur einmal gezählt. In dringenden Fällen schreiben Sie uns an{' '}
            <MailLink address={options.email} />.
          </p>
        ),
      }}
      submit={
        <StepButtons>
          <StepLink step="programm" back>
            Schritt 3: Programm auswählen
          </StepLink>
          {closed ? (
            <Locked reason={closed}>{submit}</Locked>
          ) : (
            <Button type="submit" disabled={form.state.status === 'submitting'}>
              {submit}
            </Button>
          )}
        </StepButtons>
      }
    >
      <StepTitle>Letzter Schritt: Angaben bestätigen</StepTitle>
      {rejection ? (
        <Rejected rejection={rejection} kinder={booked} />
      ) : (
        program &&
        !draw && (
          <Obstacles kinder={children} programm={program} now={now}>
            <LinkButton href={getHref('programm')} variant="secondary">
              Programm ändern
            </LinkButton>
          </Obstacles>
        )
      )}
      <DrawHint options={options} />
      {contact && <ContactDetails kontakt={contact} />}
      <ChildrenCards kinder={children} programm={program} options={options} withDetails />
      {!draw && (
        <Costs
          before
          costs={costs}
          count={{
            kinder: booked.length,
            veranstaltungen: booked.reduce((sum, { veranstaltungen }) => sum + veranstaltungen.length, 0),
          }}
          options={options}
        />
      )}
      <Privacy name="valid" link={options.datenschutzLink} mail={options.email} parts={BOOKING_PARTS} />
    </FormFrame>
  );
}
