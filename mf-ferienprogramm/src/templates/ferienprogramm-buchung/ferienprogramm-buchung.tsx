import { readCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Booking } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { TemplateProps } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { useState } from 'react';
import { formatEuro } from '../../payment/euro.ts';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import { ChildList } from '../../registration/child-card.tsx';
import { Costs } from '../../registration/costs.tsx';
import { type Message, NewsItem } from '../../registration/news-item.tsx';
import { BookedChild } from './booked-child.tsx';
import type { ferienprogrammBuchung } from './ferienprogramm-buchung.context.ts';
import styles from './ferienprogramm-buchung.module.css';

const isBooked = ({ status }: { status: string }) => status === 'gebucht';

/** A family's booking, with cancellation. */
export default function FerienprogrammBuchung({
  context,
  options,
  seite: page,
}: TemplateProps<typeof ferienprogrammBuchung>) {
  const [booking, setBooking] = useState(context.buchung);
  const [message, setMessage] = useState<Message | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();
  const { referenz: reference, kontakt: contact, kinder: children, kosten: costs, rechnung: bill } = booking;
  /** Active bookings by child. */
  const booked = children
    .map(({ veranstaltungen }) => veranstaltungen.filter(isBooked))
    .filter(({ length }) => length > 0);

  const sequence = options.gebuehr_bei_storno === 'bleibt' ? 'Der Preis entfällt, die Gebühren bleiben.' : '';

  async function cancel(child: number, veranstaltung: number | undefined, was: string) {
    const token = new URLSearchParams(page.suche).get('token') ?? '';
    await run(async () => {
      setBooking(
        await postJson<Booking>('/api/ferienprogramm/buchung/stornieren', { token, kind: child, veranstaltung }),
      );
      setMessage({ text: `${was} wurde storniert.` });
    });
  }

  return (
    <div className={styles.booking}>
      <div className={styles.head}>
        <h2>Buchung {reference}</h2>
        <p>
          {contact.vorname} {contact.name}, {contact.strasse}, {contact.plz} {contact.ort}
        </p>
      </div>
      {message && <NewsItem message={message} />}
      {error && (
        <Alert kind="danger" title="Es wurde nichts storniert" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
      {booked.length === 0 && <Alert title="Die ganze Buchung ist storniert" level={3} />}
      <ChildList>
        {children.map((child) => (
          <BookedChild key={child.id} kind={child} sequence={sequence} running={running} onCancel={cancel} />
        ))}
      </ChildList>
      {booked.length > 0 && (
        <Costs
          costs={readCosts(costs)}
          count={{ kinder: booked.length, veranstaltungen: booked.flat().length }}
          // Payment details are on the invoice, once there is one.
          options={bill ? { ...options, zahlung: '' } : options}
        />
      )}
      {booked.length > 0 && (
        <div className={styles.takeAlong}>
          <LinkButton variant="secondary" href={`/api/ferienprogramm/buchung/kalender.ics${page.suche}`}>
            Termine in den Kalender
          </LinkButton>
          <Button variant="secondary" onClick={() => window.print()}>
            Drucken
          </Button>
        </div>
      )}
      {bill && (
        <p>
          {bill.offen > 0 && `Offen: ${formatEuro(bill.offen)}, fällig am ${formatDate(bill.faellig)}. `}
          {bill.offen < 0 && `Sie haben ${formatEuro(-bill.offen)} zu viel bezahlt. `}
          <a href={bill.href}>Rechnung ansehen und bezahlen</a>
        </p>
      )}
      <p>
        <a href={page.pfad.replace('/status/', '/familie/') + page.suche}>
          Alle Kinder, Termine und der Kalender Ihrer Familie
        </a>
      </p>
      <p>
        Fragen? Schreiben Sie uns an <MailLink address={options.email} /> und nennen Sie die Buchungsnummer.
      </p>
    </div>
  );
}
