import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { Alert } from '@gm/shared/ui/alert';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { OperationForm, OperationMessage } from '../../action-form/operation-form.tsx';
import { BOOKS } from '../../payment/books-pages.ts';
import { formatEuro } from '../../payment/euro.ts';
import { Bills } from './bills.tsx';
import { BooksExport } from './books-export.tsx';
import type { FerienKasseProps } from './ferien-kasse.context.ts';
import { OpenTransactions } from './open-transactions.tsx';
import { Statement } from './statement.tsx';

type Account = NonNullable<FerienKasseProps['context']['kasse']>['konten'][number];

/** Views of the list: value of `ansicht`, label, and filter. */
const OPEN = ['', 'Offen', ({ offen: open }: Account) => open > 0] as const;
const VIEWS = [
  OPEN,
  ['ueberfaellig', 'Überfällig', ({ ueberfaellig: overdue }: Account) => overdue],
  ['guthaben', 'Guthaben', ({ offen: open }: Account) => open < 0],
  ['bezahlt', 'Bezahlt', ({ offen: open }: Account) => open === 0],
  ['alle', 'Alle', () => true],
] as const;

/** Invoices of the holiday programme: open amounts, bank statements, reminders, files for the treasury. */
export default function FerienKasse({ context: { kasse: books }, seite: page }: FerienKasseProps) {
  if (!books) {
    return (
      <Section>
        <Cancelled was="Die Rechnungen" />
      </Section>
    );
  }
  const { konten: accounts, summe: sum, umsaetze: transactions, eingerichtet: setUp, zeitraeume: periods } = books;
  const desired = readFilter(page, ['ansicht']).ansicht ?? '';
  const [view, , fits] = VIEWS.find(([name]) => name === desired) ?? OPEN;
  return (
    <Section>
      <div className={sheet.page}>
        <Back href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        <OperationMessage seite={page} template={BOOKS} />
        {!setUp && (
          <Alert kind="warning" title="In den Einstellungen fehlt das Konto der Gemeinde">
            <p>
              Solange unter „Einstellungen des Ferienprogramms“ kein Konto steht, schreibt das Ferienprogramm keine
              Rechnungen.
            </p>
          </Alert>
        )}
        {transactions.length > 0 && <OpenTransactions transactions={transactions} seite={page} />}
        <section className={sheet.sheet} aria-labelledby="kasse-rechnungen">
          <h2 id="kasse-rechnungen">{accounts.length === 1 ? '1 Rechnung' : `${accounts.length} Rechnungen`}</h2>
          <p>
            {formatEuro(sum.soll)} berechnet, {formatEuro(sum.ist)} eingegangen. Offen sind {formatEuro(sum.offen)}
            {sum.guthaben > 0 && `, zu viel bezahlt wurden ${formatEuro(sum.guthaben)}`}.
          </p>
          <Pills
            label="Ansicht"
            entries={VIEWS.map(([name, text, zaehlt]) => ({
              href: buildListHref(page, ['ansicht'], { ansicht: name }),
              text: `${text} (${accounts.filter(zaehlt).length})`,
              gewaehlt: name === view,
            }))}
          />
          <Bills konten={accounts.filter(fits)} />
          {sum.ueberfaellig > 0 && (
            <OperationForm
              seite={page}
              template={BOOKS}
              fixed={{ vorgang: 'erinnern' }}
              submit="Überfällige per E-Mail erinnern"
              variant="secondary"
            >
              <p>Wer in den letzten sieben Tagen schon erinnert wurde, bekommt keine E-Mail.</p>
            </OperationForm>
          )}
        </section>
        <Statement seite={page} />
        <BooksExport zeitraeume={periods} />
      </div>
    </Section>
  );
}
