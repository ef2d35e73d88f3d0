import listen from '@gm/shared/liste/liste.module.css';
import type { KontoEintrag } from '@gm/shared/schemas/konten';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import styles from './intranet-konten.module.css';
import { ROLLENNAMEN, RollenWahl } from './rollen-wahl.tsx';

interface KontoKarteProps {
  konto: KontoEintrag;
  /** Where its forms are posted to. */
  adresse: string;
}

/** One account and what can be done to it. */
export function KontoKarte({ konto, adresse }: KontoKarteProps) {
  const { id, art, vorname, nachname, email, rollen, gesperrt, zweiter_faktor } = konto;
  const merkmale = [
    art === 'rat' ? 'Gemeinderat' : 'Verwaltung',
    ...rollen.map((rolle) => ROLLENNAMEN[rolle]),
    ...(zweiter_faktor ? ['Zweiter Faktor'] : []),
    ...(gesperrt ? ['Gesperrt'] : []),
  ];
  const versteckt = (
    <>
      <input type="hidden" name="formular" value="intranet-konten" />
      <input type="hidden" name="id" value={id} />
    </>
  );
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
        <details className={styles.details}>
          <summary>
            Ändern<VisuallyHidden> – {email}</VisuallyHidden>
          </summary>
          {art === 'intern' && (
            <form method="post" action={adresse} className={styles.form} autoComplete="off">
              {versteckt}
              <RollenWahl titel="Rollen" gewaehlt={rollen} />
              <div>
                <Button type="submit" name="vorgang" value="rollen">
                  Rollen speichern
                </Button>
              </div>
            </form>
          )}
          <form method="post" action={adresse} className={styles.knoepfe}>
            {versteckt}
            <Button type="submit" name="vorgang" value="passwort" variant="secondary">
              Link für ein neues Passwort schicken
            </Button>
            {zweiter_faktor && (
              <Button type="submit" name="vorgang" value="zweiter-faktor-aus" variant="secondary">
                Zweiten Faktor abschalten
              </Button>
            )}
            <Button type="submit" name="vorgang" value={gesperrt ? 'entsperren' : 'sperren'} variant="secondary">
              {gesperrt ? 'Konto entsperren' : 'Konto sperren'}
            </Button>
          </form>
        </details>
      </div>
    </li>
  );
}
