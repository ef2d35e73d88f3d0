import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatDate } from '@gm/shared/format/date';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm } from '../../action-form/operation-form.tsx';
import { BOOKS } from '../../payment/books-pages.ts';
import { formatEuro } from '../../payment/euro.ts';
import type { FerienKasseProps } from './ferien-kasse.context.ts';
import styles from './open-transactions.module.css';

type Transaction = NonNullable<FerienKasseProps['context']['kasse']>['umsaetze'][number];

/** Transactions that cannot be matched automatically: staff assign them to an invoice or mark them as unrelated. */
export function OpenTransactions({ transactions, seite: page }: { transactions: readonly Transaction[]; seite: Page }) {
  return (
    <section className={sheet.sheet} aria-labelledby="kasse-umsaetze">
      <h2 id="kasse-umsaetze">
        {transactions.length === 1
          ? '1 Umsatz ist nicht zugeordnet'
          : `${transactions.length} Umsätze sind nicht zugeordnet`}
      </h2>
      <ul className={styles.transactions}>
        {transactions.map((transaction) => (
          <li key={transaction.id}>
            <Line transaction={transaction} seite={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({
  transaction: { id, tag: day, betrag: amount, name, zweck: purpose, grund: reason, kandidaten: candidates },
  seite: page,
}: {
  transaction: Transaction;
  seite: Page;
}) {
  const transaction = String(id);
  const whatFor = `${formatEuro(amount)} von ${name || 'unbekannt'}`;
  const form = { seite: page, template: BOOKS };
  const zuordnen = { vorgang: 'zuordnen', umsatz: transaction };
  const atPage = { vorgang: 'beiseite', umsatz: transaction };
  return (
    <>
      <h3>
        {formatEuro(amount)} {amount < 0 ? 'an' : 'von'} {name || 'unbekannt'}
      </h3>
      <p>
        {formatDate(day)}, Verwendungszweck: {purpose || 'keiner'}
      </p>
      {reason && <p>{reason}</p>}
      {candidates.length > 0 && (
        <p>
          Vielleicht gemeint:{' '}
          {candidates.map((reference, num) => (
            <span key={reference}>
              {num > 0 && ', '}
              <a href={`/intranet/ferienprogramm/kasse/${reference}/`}>{reference}</a>
            </span>
          ))}
        </p>
      )}
      <div className={sheet.pair}>
        <OperationForm {...form} fixed={zuordnen} submit="Zuordnen" purpose={whatFor}>
          <InputField
            {...form}
            fixed={zuordnen}
            name="referenz"
            label="Buchungsnummer"
            required
            hint="Mehrere trennen Sie mit Kommas. Offene Rechnungen werden der Reihe nach ausgeglichen."
            preset={candidates.length === 1 ? (candidates[0] ?? '') : ''}
          />
        </OperationForm>
        <OperationForm {...form} fixed={atPage} submit="Beiseitelegen" purpose={whatFor} variant="secondary">
          <InputField {...form} fixed={atPage} name="grund" label="Gehört nicht hierher, weil" required />
        </OperationForm>
      </div>
    </>
  );
}
