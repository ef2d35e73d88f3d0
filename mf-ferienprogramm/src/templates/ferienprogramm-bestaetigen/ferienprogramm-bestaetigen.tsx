import { formatDate } from '@gm/shared/format/date';
import { useState } from 'react';
import { useMinute } from '../../program/use-minute.ts';
import { Booked } from '../../registration/booked.tsx';
import { MailAgain } from '../../registration/mail-again.tsx';
import type { StepProps } from '../../registration/registration.context.ts';
import { StepFrame } from '../../registration/step-frame.tsx';
import { WishThanks } from '../../registration/wish-thanks.tsx';
import { type BookedRegistration, BookingForm } from './booking-form.tsx';

const readToken = (link: string | null | undefined) => /[?&]token=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

/** Last step (requirement F-15): review, consent, submit. */
export default function FerienprogrammBestaetigen({ context, options, seite: page }: StepProps) {
  const now = useMinute(context.jetzt);
  const [booked, setBooked] = useState<BookedRegistration | null>(null);
  if (booked) {
    const { eingang: receipt, zahlung: payment, email } = booked;
    if (options.vergabe === 'verlosung') return <WishThanks email={email} until={formatDate(options.anmeldung_bis)} />;
    const { bestaetigen_bis: until, status_link: link } = receipt;
    return (
      <Booked
        receipt={receipt}
        payment={payment}
        {...(until && {
          renderOpen: (thanks) => (
            <MailAgain token={readToken(link)} email={email} until={until} seite={page} level={2}>
              {thanks}
            </MailAgain>
          ),
        })}
      />
    );
  }
  return (
    <StepFrame step="bestaetigen" options={options} seite={page} now={now}>
      <BookingForm options={options} seite={page} now={now} onBooked={setBooked} />
    </StepFrame>
  );
}
