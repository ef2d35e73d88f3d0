import type { HelperList } from '@gm/shared/areas/ferienprogramm/organisers/helper';
import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import table from '@gm/shared/list/table.module.css';
import { MailLink } from '@gm/shared/ui/mail-link';
import { InputField } from '../action-form/input-field.tsx';
import { OperationForm } from '../action-form/operation-form.tsx';
import styles from '../organisers/lines.module.css';
import { TableHead } from '../table/table-head.tsx';
import { formatDay } from './format-day.ts';

interface HelperProps {
  list: HelperList;
  seite: Page;
  template: string;
  /** Identifies the event in the page's forms. */
  one: Record<string, string>;
  /** Path of the printable list. */
  print: string;
}

/** Helpers by day, how many are missing, and whom to ask; for organisers and staff. */
export function Helper({ list, print, one, ...rest }: HelperProps) {
  const demand = { ...rest, fixed: { vorgang: 'helferbedarf', ...one } };
  const fresh = { ...rest, fixed: { vorgang: 'helfer_eintragen', ...one } };
  const { noetig: needed, helfer: helper, tage: days } = list;
  return (
    <section className={sheet.sheet} aria-labelledby="helfer">
      <h2 id="helfer">Helferinnen und Helfer</h2>
      {needed + helper.length === 0 ? (
        <p>Noch wird niemand gesucht.</p>
      ) : (
        <>
          <ul className={table.files}>
            <li>
              <a href={print} data-native="">
                Helferliste zum Drucken
              </a>
            </li>
          </ul>
          <table className={table.table}>
            <TableHead columns={['Tag', 'Wer hilft', 'Fehlen']} figures={['Fehlen']} />
            <tbody>
              {days.map(({ tag: day, fehlen: missing }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td data-spalte="Wer hilft">
                    {helper
                      .filter((one) => one.tage.includes(day))
                      .map(({ name }) => name)
                      .join(', ') || 'noch niemand'}
                  </td>
                  <td className={table.figure} data-spalte="Fehlen">
                    {missing}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {helper.length > 0 && (
        <ul className={styles.list}>
          {helper.map(({ id, name, email, telefon: phone, hinweis: hint, tage: own }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>
                <MailLink address={email} />
                {phone && (
                  <>
                    , <a href={toTelHref(phone)}>{phone}</a>
                  </>
                )}
              </span>
              {hint && <span>{hint}</span>}
              {own.length === 0 && <span>Hat noch keinen Tag gewählt.</span>}
              <OperationForm
                {...rest}
                fixed={{ vorgang: 'helfer_austragen', helfer: String(id), ...one }}
                submit="Austragen"
                purpose={name}
                variant="secondary"
              />
            </li>
          ))}
        </ul>
      )}
      <div className={sheet.pair}>
        <OperationForm {...demand} submit="Bedarf speichern" variant="secondary">
          <InputField
            {...demand}
            name="noetig"
            label="So viele brauchen Sie an jedem Tag"
            required
            width="short"
            inputMode="numeric"
            preset={String(needed)}
            hint="0, wenn Sie niemanden suchen."
          />
        </OperationForm>
        <OperationForm {...fresh} submit="Helfer eintragen" variant="secondary">
          <InputField {...fresh} name="name" label="Name" required />
          <InputField
            {...fresh}
            name="email"
            label="E-Mail-Adresse"
            type="email"
            required
            hint="An diese Adresse schicken wir den Link zu den Tagen. Angaben von Kindern sehen Helfer nicht."
          />
        </OperationForm>
      </div>
    </section>
  );
}
