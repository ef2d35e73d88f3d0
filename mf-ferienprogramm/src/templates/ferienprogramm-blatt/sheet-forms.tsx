import type { OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm, Revocation } from '../../action-form/operation-form.tsx';
import { ExpenseList } from '../../organisers/expense-list.tsx';

interface FormProps {
  event: OrganiserSheet;
  seite: Page;
  template: string;
  /** Identifies organiser and event. */
  one: { token: string; id: string };
}

const Voucher = ({ event: { beleg: voucher } }: Pick<FormProps, 'event'>) => (
  <input type="hidden" name="beleg" value={voucher} />
);

/** A message to all families, whose addresses remain hidden. */
export function Message({ event, one, ...rest }: FormProps) {
  const form = { ...rest, fixed: { vorgang: 'nachricht', ...one } };
  const { familien: families } = event;
  return (
    <section className={sheet.sheet} aria-labelledby="blatt-nachricht">
      <h2 id="blatt-nachricht">Den Familien schreiben</h2>
      {families === 0 ? (
        <p>Sobald sich jemand angemeldet hat, können Sie hier schreiben.</p>
      ) : (
        <>
          <p>
            Die Nachricht geht vom Rathaus an {families === 1 ? 'eine Familie' : `alle ${families} Familien`}. Adressen
            sehen Sie nicht; Antworten kommen zu Ihnen.
          </p>
          <OperationForm {...form} submit="Nachricht senden">
            <Voucher event={event} />
            <InputField {...form} name="betreff" label="Betreff" required hint="Zum Beispiel: Treffpunkt geändert" />
            <InputField {...form} name="text" label="Nachricht" required lines={7} />
          </OperationForm>
        </>
      )}
    </section>
  );
}

/** Adds places; only the town hall can reduce them. */
export function Places({ event, one, ...rest }: FormProps) {
  const form = { ...rest, fixed: { vorgang: 'plaetze', ...one } };
  return (
    <section className={sheet.sheet} aria-labelledby="blatt-plaetze">
      <h2 id="blatt-plaetze">Plätze dazugeben</h2>
      <p>
        Zurzeit sind es {event.teilnehmer_max}. Neue Plätze bekommt zuerst, wer wartet. Weniger Plätze: bitte wenden Sie
        sich an uns.
      </p>
      <OperationForm {...form} submit="Plätze speichern" variant="secondary">
        <InputField
          {...form}
          name="teilnehmer_max"
          label="Größte Teilnehmerzahl"
          required
          width="short"
          inputMode="numeric"
          preset={String(event.teilnehmer_max)}
        />
      </OperationForm>
    </section>
  );
}

/** Reports costs to the town hall. */
export function Expenses({ event, one, ...rest }: FormProps) {
  const form = { ...rest, fixed: { vorgang: 'auslage', ...one } };
  return (
    <section className={sheet.sheet} aria-labelledby="blatt-auslagen">
      <h2 id="blatt-auslagen">Auslagen</h2>
      <ExpenseList
        expenses={event.auslagen}
        additionally={({ id, wofuer }) => (
          <Revocation {...rest} fixed={{ vorgang: 'auslage_ende', auslage: String(id), ...one }} was={wofuer} />
        )}
      />
      <OperationForm {...form} submit="Auslage melden" variant="secondary">
        <Voucher event={event} />
        <InputField
          {...form}
          name="betrag"
          label="Betrag in Euro"
          required
          width="short"
          inputMode="decimal"
          hint="Zum Beispiel 12,50"
        />
        <InputField {...form} name="wofuer" label="Wofür" required hint="Belege geben Sie bitte im Rathaus ab." />
      </OperationForm>
    </section>
  );
}
