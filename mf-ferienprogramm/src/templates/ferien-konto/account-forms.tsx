import type { BooksAccount } from '@gm/shared/areas/ferienprogramm/payment/books';
import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { toCents, writeEuro } from '@gm/shared/format/amount';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm, Revocation } from '../../action-form/operation-form.tsx';
import { ACCOUNT } from '../../payment/books-pages.ts';
import { formatEuro } from '../../payment/euro.ts';

interface PaymentFormProps {
  referenz: string;
  open: number;
  voucher: string;
  seite: Page;
}

/** Payments outside of bank statements: cash, or refunds. */
export function PaymentForm({ referenz: reference, open, voucher, seite: page }: PaymentFormProps) {
  const form = { seite: page, template: ACCOUNT };
  const bar = { vorgang: 'zahlung', art: 'bar', referenz: reference };
  const back = { vorgang: 'zahlung', art: 'erstattung', referenz: reference };
  return (
    <section className={sheet.sheet} aria-labelledby="konto-zahlung">
      <h2 id="konto-zahlung">{open < 0 ? 'Zurückzahlen' : 'Bar bezahlt'}</h2>
      {open < 0 ? (
        <OperationForm {...form} fixed={back} submit="Erstattung notieren">
          <input type="hidden" name="beleg" value={voucher} />
          <p>
            Überweisen Sie den Betrag mit dem Verwendungszweck {reference}. Im nächsten Kontoauszug wird die Auszahlung
            dann wiedererkannt und nicht noch einmal gebucht.
          </p>
          <InputField
            {...form}
            fixed={back}
            name="betrag"
            label="Betrag in Euro"
            required
            width="short"
            inputMode="decimal"
            preset={writeEuro(toCents(-open))}
          />
        </OperationForm>
      ) : (
        <OperationForm {...form} fixed={bar} submit="Zahlung notieren">
          <input type="hidden" name="beleg" value={voucher} />
          <InputField
            {...form}
            fixed={bar}
            name="betrag"
            label="Betrag in Euro"
            required
            width="short"
            inputMode="decimal"
            preset={open > 0 ? writeEuro(toCents(open)) : ''}
          />
          <InputField {...form} fixed={bar} name="notiz" label="Notiz" hint="Zum Beispiel die Nummer der Quittung." />
        </OperationForm>
      )}
    </section>
  );
}

/** Reductions of an invoice: by the season's rule for a social pass, or manual. */
export function Reductions({ konto: account, seite: page }: { konto: BooksAccount; seite: Page }) {
  const { referenz: reference, ermaessigungen: reductions, sozialpass } = account;
  const form = { seite: page, template: ACCOUNT };
  const pass = { vorgang: 'sozialpass', referenz: reference };
  const hand = { vorgang: 'ermaessigung', referenz: reference };
  return (
    <section className={sheet.sheet} aria-labelledby="konto-ermaessigung">
      <h2 id="konto-ermaessigung">Ermäßigung</h2>
      {reductions.length > 0 && (
        <ul>
          {reductions.map(({ id, text, von: from }) => (
            <li key={id}>
              {text} ({from})
              <Revocation {...form} fixed={{ vorgang: 'ermaessigung_ende', id: String(id) }} was={text} />
            </li>
          ))}
        </ul>
      )}
      <div className={sheet.pair}>
        {sozialpass > 0 && (
          <OperationForm {...form} fixed={pass} submit="Sozialpass lag vor" variant="secondary">
            <p>Ermäßigt die Preise der Veranstaltungen um {sozialpass} %. Die Gebühren bleiben gleich.</p>
          </OperationForm>
        )}
        <OperationForm {...form} fixed={hand} submit="Ermäßigung eintragen" variant="secondary">
          <InputField
            {...form}
            fixed={hand}
            name="betrag"
            label="Betrag in Euro"
            required
            width="short"
            inputMode="decimal"
            hint={`Höchstens werden ${formatEuro(account.soll)} erlassen.`}
          />
          <InputField {...form} fixed={hand} name="grund" label="Grund" required hint="Steht auf der Rechnung." />
        </OperationForm>
      </div>
    </section>
  );
}
