import { type AccountField, AccountForm } from '@gm/shared/accounts/account-form';
import { Cancelled } from '@gm/shared/list/cancelled';
import type { SecondFactor } from '@gm/shared/schemas/accounts';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import type { ZweiterFaktorProps } from './zweiter-faktor.context.ts';
import styles from './zweiter-faktor.module.css';

const CODE: AccountField = {
  name: 'code',
  label: 'Code aus der App',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
};
const PASSWORD: AccountField = {
  name: 'passwort',
  label: 'Ihr Passwort',
  type: 'password',
  autoComplete: 'current-password',
};
const BEGINNEN = [PASSWORD];
const ABSCHALTEN: readonly AccountField[] = [
  PASSWORD,
  { ...CODE, label: 'Sicherheitscode', hint: 'Sechs Ziffern aus Ihrer App oder einer Ihrer Notfallcodes' },
];

/** The account's second factor: state, set-up and removal. */
export default function SecondFactorPage({ context: { faktor: factor }, options, seite: page }: ZweiterFaktorProps) {
  if (!factor) return <Cancelled was="Die Angaben zu Ihrem Konto" />;
  // Every step reloads the same page, whose content depends on the account only.
  const form = { template: 'zweiter-faktor', seite: page, action: options.aktion, afterwards: { ziel: page.pfad } };
  if (factor.einrichtung) {
    return (
      <Setup setup={factor.einrichtung}>
        <AccountForm
          {...form}
          hidden={{ vorgang: 'bestaetigen' }}
          fields={[CODE]}
          submit="Zweiten Faktor einschalten"
          failure="Der zweite Faktor konnte nicht eingeschaltet werden"
        />
      </Setup>
    );
  }
  if (!factor.aktiv) {
    return (
      <div className={styles.page}>
        <p>
          Mit dem zweiten Faktor fragt die Anmeldung nach dem Passwort noch nach sechs Ziffern, die eine App auf Ihrem
          Telefon alle 30 Sekunden neu zeigt. Sie brauchen dafür eine Authenticator-App; jede, die TOTP unterstützt, ist
          geeignet.
        </p>
        <AccountForm
          {...form}
          hidden={{ vorgang: 'beginnen' }}
          fields={BEGINNEN}
          submit="Zweiten Faktor einrichten"
          failure="Der zweite Faktor konnte nicht eingerichtet werden"
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Alert kind="success" title="Ihr Konto hat einen zweiten Faktor">
        <p>{getEmergencyCodes(factor.notfallcodes)}</p>
      </Alert>
      <section className={styles.page} aria-labelledby="faktor-abschalten">
        <h2 id="faktor-abschalten">Abschalten</h2>
        <p>
          Danach genügt wieder das Passwort. Für ein neues Telefon oder neue Notfallcodes schalten Sie den zweiten
          Faktor ab und richten ihn gleich wieder ein.
        </p>
        <AccountForm
          {...form}
          hidden={{ vorgang: 'abschalten' }}
          fields={ABSCHALTEN}
          submit="Zweiten Faktor abschalten"
          failure="Der zweite Faktor konnte nicht abgeschaltet werden"
        />
      </section>
    </div>
  );
}

function getEmergencyCodes(count: number): string {
  if (count === 0) return 'Es ist kein Notfallcode mehr übrig. Bitte richten Sie den zweiten Faktor neu ein.';
  return count === 1 ? 'Ein Notfallcode ist noch übrig.' : `${count} Notfallcodes sind noch übrig.`;
}

interface SetupProps {
  setup: NonNullable<SecondFactor['einrichtung']>;
  children: ReactNode;
}

/** Three steps on a page; only the last one changes something. */
function Setup({ setup: { geheimnis: secret, notfallcodes: emergencyCodes, qr }, children }: SetupProps) {
  return (
    <div className={styles.page}>
      <section className={styles.page} aria-labelledby="faktor-app">
        <h2 id="faktor-app">1. App verbinden</h2>
        <p>Scannen Sie den QR-Code mit Ihrer Authenticator-App.</p>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.groesse} ${qr.groesse}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="QR-Code für die Authenticator-App"
        >
          <path fill="#fff" d={`M0 0h${qr.groesse}v${qr.groesse}H0z`} />
          <path fill="#000" d={qr.pfad} />
        </svg>
        <p>
          Ohne Kamera tippen Sie diesen Schlüssel ab:{' '}
          <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </section>
      <section className={styles.page} aria-labelledby="faktor-notfall">
        <h2 id="faktor-notfall">2. Notfallcodes aufschreiben</h2>
        <p>
          Ist das Telefon weg, kommen Sie mit einem dieser Codes in Ihr Konto. Jeder gilt einmal. Sie sehen sie nur
          jetzt: Drucken Sie sie aus oder legen Sie sie in Ihren Passwortspeicher.
        </p>
        <ul className={styles.codes}>
          {emergencyCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.page} aria-labelledby="faktor-code">
        <h2 id="faktor-code">3. Einschalten</h2>
        <p>Geben Sie die sechs Ziffern ein, die Ihre App jetzt zeigt. Erst damit gilt der zweite Faktor.</p>
        {children}
      </section>
    </div>
  );
}
