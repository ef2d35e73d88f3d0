import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import type { FormState } from '@gm/shared/schemas/form';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import styles from './intranet-konten.module.css';
import { OwnPassword } from './own-password.tsx';
import { RoleChoice } from './role-choice.tsx';

const FIELDS = [
  { name: 'vorname', label: 'Vorname', type: 'text' },
  { name: 'nachname', label: 'Nachname', type: 'text' },
  { name: 'email', label: 'E-Mail-Adresse', type: 'email' },
] as const;

/** Form for a new account; its owner gets a mail with a link to set a password. */
export function AccountCreate({ address, rejected }: { address: string; rejected: FormState | undefined }) {
  const messageToo = (name: string) => rejected?.fehler.find(({ feld: field }) => field === name)?.meldung;
  const values = rejected?.werte ?? {};
  const chosen = [values.rollen ?? []].flat();
  return (
    <form method="post" action={address} className={styles.form} autoComplete="off" noValidate>
      <input type="hidden" name="formular" value="intranet-konten" />
      <input type="hidden" name="vorgang" value="anlegen" />
      {rejected && rejected.fehler.length === 0 && (
        <Alert kind="danger" title="Das Konto wurde nicht angelegt" level={3}>
          <p>Vielleicht gibt es schon eines mit dieser Adresse.</p>
        </Alert>
      )}
      {FIELDS.map(({ name, label, type }) => (
        <Field key={name} id={`konto-${name}`} label={label} required message={messageToo(name)}>
          <input
            id={`konto-${name}`}
            name={name}
            type={type}
            className={`${input.input} ${input.medium}`}
            defaultValue={String(values[name] ?? '')}
            autoComplete="off"
            aria-required
            aria-invalid={messageToo(name) ? true : undefined}
            aria-describedby={messageToo(name) ? `konto-${name}-fehler` : undefined}
          />
        </Field>
      ))}
      <Field id="konto-art" label="Wofür" required message={messageToo('art')}>
        <select
          id="konto-art"
          name="art"
          className={`${input.input} ${input.medium}`}
          defaultValue={String(values.art ?? 'intern')}
          autoComplete="off"
        >
          <option value="intern">Verwaltung (Intranet)</option>
          <option value="rat">Gemeinderat (Ratsinformationssystem)</option>
          <option value="verein">Verein oder Betrieb (eigene Einträge, ohne Passwort)</option>
        </select>
      </Field>
      <RoleChoice title="Rollen in der Verwaltung" chosen={chosen} />
      <OwnPassword
        id="konto-passwort"
        hint="Nur nötig, wenn das Konto eine Rolle bekommt."
        message={messageToo('passwort')}
      />
      <div>
        <Button type="submit">Anlegen und einladen</Button>
      </div>
    </form>
  );
}
