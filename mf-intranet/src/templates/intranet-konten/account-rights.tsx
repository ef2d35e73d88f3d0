import { formatDate } from '@gm/shared/format/date';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import type { AccountEntry } from '@gm/shared/schemas/accounts';
import type { FormState } from '@gm/shared/schemas/form';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { ComponentProps } from 'react';
import { AccountForm } from './account-form.tsx';
import type { RightKinds } from './intranet-konten.context.ts';
import styles from './intranet-konten.module.css';

const LEVELS = {
  schreiben: 'schreiben und zur Freigabe vorlegen',
  freigeben: 'schreiben und selbst veröffentlichen',
} as const;

interface AccountRightsProps {
  konto: AccountEntry;
  address: string;
  kinds: RightKinds;
  /** The refused form, if it belongs to this account. */
  rejected: FormState | undefined;
}

/** An account's permissions and substitutes. */
export function AccountRights({ konto: account, address, kinds, rejected }: AccountRightsProps) {
  const { id, art: kind, rechte: rights, vertretungen: substitutions } = account;
  const values = rejected?.werte ?? {};
  const wasSent = (operation: string) => values.vorgang === operation;
  /** Props of a control, with value and error after a refusal. */
  const field = (operation: string, name: string) => {
    const fieldId = `${operation}-${name}-${id}`;
    const message = wasSent(operation) ? rejected?.fehler.find((error) => error.feld === name)?.meldung : undefined;
    return {
      field: { id: fieldId, message },
      control: {
        id: fieldId,
        name,
        className: joinClasses(input.input, input.medium),
        defaultValue: wasSent(operation) ? String(values[name] ?? '') : '',
        'aria-invalid': message ? (true as const) : undefined,
        'aria-describedby': message ? `${fieldId}-fehler` : undefined,
      },
    };
  };
  const was = field('recht-geben', 'art');
  const branch = field('recht-geben', 'zweig');
  const may = field('recht-geben', 'darf');
  const who = field('vertretung', 'vertreter');
  const from = field('vertretung', 'von');
  const until = field('vertretung', 'bis');
  return (
    <>
      <h4>{kind === 'verein' ? 'Einträge des Vereins' : 'Rechte an Inhalten der Website'}</h4>
      {rights.length > 0 ? (
        <ul className={styles.rights}>
          {rights.map((right) => (
            <li key={`${right.art} ${right.zweig}`}>
              <Granted
                id={id}
                address={address}
                values={{ art: right.art, zweig: right.zweig }}
                titel={right.titel}
                angabe={`: ${LEVELS[right.darf]}`}
                vorgang="recht-nehmen"
                knopf="Recht entziehen"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Bisher keine.</p>
      )}
      <AccountForm id={id} address={address}>
        <Field {...was.field} label="Darf bearbeiten" required>
          <select {...was.control}>
            {kinds.map((one) => (
              <option key={one.art} value={one.art}>
                {one.titel}
              </option>
            ))}
          </select>
        </Field>
        <Field
          {...branch.field}
          label="Nur einen Teil davon"
          hint="Bei Seiten der Anfang der Adresse, zum Beispiel /familie-bildung/. Bei Veranstaltungen der Name des Vereins, sonst der Name des Eintrags. Ohne Angabe: alles."
        >
          <input {...branch.control} type="text" autoComplete="off" />
        </Field>
        <Field {...may.field} label="Was das Konto damit darf" required>
          <select {...may.control}>
            {Object.entries(LEVELS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
        <div>
          <Button type="submit" name="vorgang" value="recht-geben">
            Recht geben
          </Button>
        </div>
      </AccountForm>
      {kind === 'intern' && (
        <>
          <h4>Vertretung</h4>
          <p>Wer vertritt, darf in dieser Zeit dasselbe an den Inhalten und bekommt dieselben Bitten um Freigabe.</p>
          {substitutions.length > 0 && (
            <ul className={styles.rights}>
              {substitutions.map((substitution) => (
                <li key={substitution.id}>
                  <Granted
                    id={id}
                    address={address}
                    values={{ vertreter_id: String(substitution.id) }}
                    titel={substitution.name}
                    angabe={`, ${formatDate(substitution.von)} bis ${formatDate(substitution.bis)}`}
                    vorgang="vertretung-enden"
                    knopf="Vertretung beenden"
                  />
                </li>
              ))}
            </ul>
          )}
          <AccountForm id={id} address={address}>
            <Field {...who.field} label="E-Mail-Adresse der Vertretung" required>
              <input {...who.control} type="email" autoComplete="off" />
            </Field>
            <Field {...from.field} label="Erster Tag" required>
              <input {...from.control} type="date" />
            </Field>
            <Field {...until.field} label="Letzter Tag" required>
              <input {...until.control} type="date" />
            </Field>
            <div>
              <Button type="submit" name="vorgang" value="vertretung">
                Vertretung eintragen
              </Button>
            </div>
          </AccountForm>
        </>
      )}
    </>
  );
}

interface GrantedProps extends Omit<ComponentProps<typeof AccountForm>, 'children'> {
  titel: string;
  /** Additional detail after the title, with a separator. */
  angabe: string;
  vorgang: string;
  knopf: string;
}

/** A permission or substitution with a button to remove it. */
function Granted({ titel: title, angabe: detail, vorgang: operation, knopf: button, ...form }: GrantedProps) {
  return (
    <AccountForm {...form}>
      <span>
        <b>{title}</b>
        {detail}
      </span>{' '}
      <Button type="submit" name="vorgang" value={operation} variant="secondary">
        {button}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </AccountForm>
  );
}
