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
    if (options.vergabe === 'verlosung') return <WishThanks email={email} bis={formatDate(options.anmeldung_bis)} />;
    const { bestaetigen_bis: until, status_link: link } = receipt;
    return (
      <Booked
        eingang={receipt}
        zahlung={payment}
        {...(until && {
          renderOffen: (thanks) => (
            <MailAgain token={readToken(link)} email={email} bis={until} seite={page} level={2}>
              {thanks}
            </MailAgain>
          ),
        })}
      />
    );
  }
  return (
    <StepFrame schritt="bestaetigen" options={options} seite={page} jetzt={now}>
      <BookingForm options={options} seite={page} jetzt={now} onBooked={setBooked} />
    </StepFrame>
  );
}
