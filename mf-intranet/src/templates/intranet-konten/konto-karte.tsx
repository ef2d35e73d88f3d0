import tile from '@gm/shared/formular/checkbox-tile.module.css';
import listen from '@gm/shared/liste/liste.module.css';
import type { KontoEintrag } from '@gm/shared/schemas/konten';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import styles from './intranet-konten.module.css';
import { ROLLENNAMEN } from './rollennamen.ts';

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
            <form method="post" action={adresse} className={styles.form}>
              {versteckt}
              <fieldset className={styles.rollen}>
                <legend>Rollen</legend>
                {(['redaktion', 'admin'] as const).map((rolle) => (
                  <label key={rolle} className={joinClasses(tile.choice, tile.tile)}>
                    <input
                      type="checkbox"
                      name="rollen"
                      value={rolle}
                      defaultChecked={rollen.includes(rolle)}
                      autoComplete="off"
                    />
                    <span>{ROLLENNAMEN[rolle]}</span>
                  </label>
                ))}
              </fieldset>
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
            <Button type="submit" name="vorgang" value={gesperrt ? 'entsperren' : 'sperren'} variant="secondary">
              {gesperrt ? 'Konto entsperren' : 'Konto sperren'}
            </Button>
          </form>
        </details>
      </div>
    </li>
  );
}
