import { type KontoFeld, KontoFormular } from '@gm/shared/konten/konto-formular';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import type { ZweiterFaktor } from '@gm/shared/schemas/konten';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import type { ZweiterFaktorProps } from './zweiter-faktor.context.ts';
import styles from './zweiter-faktor.module.css';

const CODE: KontoFeld = {
  name: 'code',
  label: 'Code aus der App',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
};
const PASSWORT: KontoFeld = {
  name: 'passwort',
  label: 'Ihr Passwort',
  type: 'password',
  autoComplete: 'current-password',
};
const BEGINNEN = [PASSWORT];
const ABSCHALTEN: readonly KontoFeld[] = [
  PASSWORT,
  { ...CODE, label: 'Sicherheitscode', hint: 'Sechs Ziffern aus Ihrer App oder einer Ihrer Notfallcodes' },
];

/** The second factor of who is logged in: whether there is one, the way to one, and out of it. */
export default function ZweiterFaktorSeite({ context: { faktor }, options, seite }: ZweiterFaktorProps) {
  if (!faktor) return <Ausgefallen was="Die Angaben zu Ihrem Konto" />;
  // Every step leads to the same page anew: what it shows follows from the account alone.
  const formular = { template: 'zweiter-faktor', seite, aktion: options.aktion, danach: { ziel: seite.pfad } };
  if (faktor.einrichtung) {
    return (
      <Einrichtung einrichtung={faktor.einrichtung}>
        <KontoFormular
          {...formular}
          versteckt={{ vorgang: 'bestaetigen' }}
          felder={[CODE]}
          absenden="Zweiten Faktor einschalten"
          fehlschlag="Der zweite Faktor konnte nicht eingeschaltet werden"
        />
      </Einrichtung>
    );
  }
  if (!faktor.aktiv) {
    return (
      <div className={styles.seite}>
        <p>
          Mit dem zweiten Faktor fragt die Anmeldung nach dem Passwort noch nach sechs Ziffern, die eine App auf Ihrem
          Telefon alle 30 Sekunden neu zeigt. Sie brauchen dafür eine Authenticator-App; jede, die TOTP beherrscht, ist
          recht.
        </p>
        <KontoFormular
          {...formular}
          versteckt={{ vorgang: 'beginnen' }}
          felder={BEGINNEN}
          absenden="Zweiten Faktor einrichten"
          fehlschlag="Der zweite Faktor konnte nicht eingerichtet werden"
        />
      </div>
    );
  }
  return (
    <div className={styles.seite}>
      <Alert kind="success" title="Ihr Konto hat einen zweiten Faktor">
        <p>{getNotfallcodes(faktor.notfallcodes)}</p>
      </Alert>
      <section className={styles.seite} aria-labelledby="faktor-abschalten">
        <h2 id="faktor-abschalten">Abschalten</h2>
        <p>
          Danach genügt wieder das Passwort. Für ein neues Telefon oder neue Notfallcodes schalten Sie den zweiten
          Faktor ab und richten ihn gleich wieder ein.
        </p>
        <KontoFormular
          {...formular}
          versteckt={{ vorgang: 'abschalten' }}
          felder={ABSCHALTEN}
          absenden="Zweiten Faktor abschalten"
          fehlschlag="Der zweite Faktor konnte nicht abgeschaltet werden"
        />
      </section>
    </div>
  );
}

function getNotfallcodes(anzahl: number): string {
  if (anzahl === 0) return 'Es ist kein Notfallcode mehr übrig. Bitte richten Sie den zweiten Faktor neu ein.';
  return anzahl === 1 ? 'Ein Notfallcode ist noch übrig.' : `${anzahl} Notfallcodes sind noch übrig.`;
}

interface EinrichtungProps {
  einrichtung: NonNullable<ZweiterFaktor['einrichtung']>;
  children: ReactNode;
}

/** Three steps on one page; only the last one changes something. */
function Einrichtung({ einrichtung: { geheimnis, notfallcodes, qr }, children }: EinrichtungProps) {
  return (
    <div className={styles.seite}>
      <section className={styles.seite} aria-labelledby="faktor-app">
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
          <code className={styles.schluessel}>{geheimnis.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </section>
      <section className={styles.seite} aria-labelledby="faktor-notfall">
        <h2 id="faktor-notfall">2. Notfallcodes aufschreiben</h2>
        <p>
          Ist das Telefon weg, kommen Sie mit einem dieser Codes in Ihr Konto. Jeder gilt einmal. Sie sehen sie nur
          jetzt: Drucken Sie sie aus oder legen Sie sie in Ihren Passwortspeicher.
        </p>
        <ul className={styles.codes}>
          {notfallcodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.seite} aria-labelledby="faktor-code">
        <h2 id="faktor-code">3. Einschalten</h2>
        <p>Geben Sie die sechs Ziffern ein, die Ihre App jetzt zeigt. Erst damit gilt der zweite Faktor.</p>
        {children}
      </section>
    </div>
  );
}
