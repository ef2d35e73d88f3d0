import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatDate } from '@gm/shared/format/date';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Section } from '@gm/shared/ui/section';
import { OperationForm, OperationMessage } from '../../action-form/operation-form.tsx';
import { ACCOUNT } from '../../payment/books-pages.ts';
import { describeOpen, formatEuro } from '../../payment/euro.ts';
import { PaymentForm, Reductions } from './account-forms.tsx';
import { Bookings } from './bookings.tsx';
import type { FerienKontoProps } from './ferien-konto.context.ts';

/** An invoice: charges, payments, and staff operations. */
export default function FerienKonto({ context: { konto: account }, seite: page }: FerienKontoProps) {
  const {
    referenz: reference,
    name,
    email,
    telefon: phone,
    faellig: due,
    soll: target,
    ist: is,
    offen: open,
    posten: billLines,
    zahlungen: payments,
    beleg: voucher,
  } = account;
  return (
    <Section>
      <div className={sheet.page}>
        <Back href="/intranet/ferienprogramm/kasse/" text="Zu allen Rechnungen" />
        <OperationMessage seite={page} template={ACCOUNT} />
        <section className={sheet.sheet} aria-labelledby="konto-stand">
          <h2 id="konto-stand">
            {name}: {describeOpen(open)}
          </h2>
          <p>
            {formatEuro(target)} berechnet, fällig am {formatDate(due)}, {formatEuro(is)} eingegangen.
          </p>
          <p>
            <MailLink address={email} />
            {phone && (
              <>
                , <a href={toTelHref(phone)}>{phone}</a>
              </>
            )}
          </p>
          <h3>Berechnet</h3>
          <Bookings lines={billLines} empty="Noch nichts." />
          <h3>Bezahlt</h3>
          <Bookings
            empty="Noch nichts."
            lines={payments.map(({ id, tag: day, art: kind, betrag: amount, notiz: note, loesbar }) => ({
              tag: day,
              was: [kind, note === kind ? '' : note].filter(Boolean).join(', '),
              betrag: amount,
              dazu: loesbar && (
                <OperationForm
                  seite={page}
                  template={ACCOUNT}
                  fixed={{ vorgang: 'loesen', zahlung: String(id) }}
                  submit="Zuordnung lösen"
                  purpose={`${formatEuro(amount)} vom ${formatDate(day)}`}
                  variant="secondary"
                />
              ),
            }))}
          />
        </section>
        <PaymentForm referenz={reference} open={open} voucher={voucher} seite={page} />
        <Reductions konto={account} seite={page} />
      </div>
    </Section>
  );
}
