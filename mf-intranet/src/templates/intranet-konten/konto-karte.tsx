import listen from '@gm/shared/liste/liste.module.css';
import type { FormularZustand } from '@gm/shared/schemas/formular';
import type { KontoEintrag } from '@gm/shared/schemas/konten';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { IntranetKontenProps } from './intranet-konten.context.ts';
import styles from './intranet-konten.module.css';
import { KontoForm } from './konto-form.tsx';
import { KontoRechte } from './konto-rechte.tsx';
import { ROLLENNAMEN, RollenWahl } from './rollen-wahl.tsx';

interface KontoKarteProps {
  konto: KontoEintrag;
  /** Where its forms are posted to. */
  adresse: string;
  arten: IntranetKontenProps['context']['konten']['rechtearten'];
  /** A form that was refused, of whatever account. */
  abgelehnt: FormularZustand | undefined;
}

const KONTOART = { intern: 'Verwaltung', rat: 'Gemeinderat', verein: 'Verein oder Betrieb' } as const;

/** One account and what can be done to it. */
export function KontoKarte({ konto, adresse, arten, abgelehnt }: KontoKarteProps) {
  const { id, art, vorname, nachname, email, rollen, rechte, vertretungen, gesperrt, zweiter_faktor } = konto;
  const eigenes = abgelehnt?.werte.id === String(id) ? abgelehnt : undefined;
  const merkmale = [
    KONTOART[art],
    ...rollen.map((rolle) => ROLLENNAMEN[rolle]),
    ...(rechte.length > 0 ? ['Rechte an Inhalten'] : []),
    ...(vertretungen.length > 0 ? ['Vertretung'] : []),
    ...(zweiter_faktor ? ['Zweiter Faktor'] : []),
    ...(gesperrt ? ['Gesperrt'] : []),
  ];
  return (
    <li className={listen.zeile}>
      <div>
        <h3>
          {vorname} {nachname}
        </h3>
        <p>{email}</p>
        <p className={listen.angaben}>
          {merkmale.map((merkmal) => (
            <span key={merkmal} className={listen.rubrik}>
              {merkmal}
            </span>
          ))}
        </p>
        <details className={styles.details} open={eigenes !== undefined}>
          <summary>
            Ändern<VisuallyHidden> – {email}</VisuallyHidden>
          </summary>
          {art === 'intern' && (
            <KontoForm id={id} adresse={adresse}>
              <RollenWahl titel="Rollen" gewaehlt={rollen} />
              <div>
                <Button type="submit" name="vorgang" value="rollen">
                  Rollen speichern
                </Button>
              </div>
            </KontoForm>
          )}
          {art !== 'rat' && <KontoRechte konto={konto} adresse={adresse} arten={arten} abgelehnt={eigenes} />}
          <KontoForm id={id} adresse={adresse}>
            <div className={styles.knoepfe}>
              <Button type="submit" name="vorgang" value="passwort" variant="secondary">
                {art === 'verein' ? 'Link zum Anmelden schicken' : 'Link für ein neues Passwort schicken'}
              </Button>
              {zweiter_faktor && (
                <Button type="submit" name="vorgang" value="zweiter-faktor-aus" variant="secondary">
                  Zweiten Faktor abschalten
                </Button>
              )}
              <Button type="submit" name="vorgang" value={gesperrt ? 'entsperren' : 'sperren'} variant="secondary">
                {gesperrt ? 'Konto entsperren' : 'Konto sperren'}
              </Button>
            </div>
          </KontoForm>
        </details>
      </div>
    </li>
  );
}
