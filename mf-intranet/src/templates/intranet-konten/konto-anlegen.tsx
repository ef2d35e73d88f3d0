import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import type { FormularZustand } from '@gm/shared/schemas/formular';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import styles from './intranet-konten.module.css';
import { RollenWahl } from './rollen-wahl.tsx';

const FELDER = [
  { name: 'vorname', label: 'Vorname', type: 'text' },
  { name: 'nachname', label: 'Nachname', type: 'text' },
  { name: 'email', label: 'E-Mail-Adresse', type: 'email' },
] as const;

/** The form for a new account; its owner gets a mail with a link to set the password. */
export function KontoAnlegen({ adresse, abgelehnt }: { adresse: string; abgelehnt: FormularZustand | undefined }) {
  const meldungZu = (name: string) => abgelehnt?.fehler.find(({ feld }) => feld === name)?.meldung;
  const werte = abgelehnt?.werte ?? {};
  const gewaehlt = [werte.rollen ?? []].flat();
  return (
    <form method="post" action={adresse} className={styles.form} autoComplete="off" noValidate>
      <input type="hidden" name="formular" value="intranet-konten" />
      <input type="hidden" name="vorgang" value="anlegen" />
      {abgelehnt && abgelehnt.fehler.length === 0 && (
        <Alert kind="danger" title="Das Konto wurde nicht angelegt" level={3}>
          <p>Vielleicht gibt es schon eines mit dieser Adresse.</p>
        </Alert>
      )}
      {FELDER.map(({ name, label, type }) => (
        <Feld key={name} id={`konto-${name}`} label={label} required meldung={meldungZu(name)}>
          <input
            id={`konto-${name}`}
            name={name}
            type={type}
            className={`${eingabe.eingabe} ${eingabe.mittel}`}
            defaultValue={String(werte[name] ?? '')}
            autoComplete="off"
            aria-required
            aria-invalid={meldungZu(name) ? true : undefined}
            aria-describedby={meldungZu(name) ? `konto-${name}-fehler` : undefined}
          />
        </Feld>
      ))}
      <Feld id="konto-art" label="Wofür" required meldung={meldungZu('art')}>
        <select
          id="konto-art"
          name="art"
          className={`${eingabe.eingabe} ${eingabe.mittel}`}
          defaultValue={String(werte.art ?? 'intern')}
          autoComplete="off"
        >
          <option value="intern">Verwaltung (Intranet)</option>
          <option value="rat">Gemeinderat (Ratsinformationssystem)</option>
          <option value="verein">Verein oder Betrieb (eigene Einträge, ohne Passwort)</option>
        </select>
      </Feld>
      <RollenWahl titel="Rollen in der Verwaltung" gewaehlt={gewaehlt} />
      <div>
        <Button type="submit">Anlegen und einladen</Button>
      </div>
    </form>
  );
}
