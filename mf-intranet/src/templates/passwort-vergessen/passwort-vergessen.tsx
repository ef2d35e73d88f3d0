import { type KontoFeld, KontoFormular } from '@gm/shared/konten/konto-formular';
import type { PasswortVergessenProps } from './passwort-vergessen.context.ts';

const FELDER: readonly KontoFeld[] = [
  { name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'username' },
];

/** Asks for a link to set a new password; the answer tells nobody whether there is such an account. */
export default function PasswortVergessen({ options, seite }: PasswortVergessenProps) {
  return (
    <KontoFormular
      template="passwort-vergessen"
      seite={seite}
      aktion={options.aktion}
      felder={FELDER}
      einleitung={options.einleitung && <p>{options.einleitung}</p>}
      absenden="Link anfordern"
      fehlschlag="Der Link konnte nicht angefordert werden"
      danach={{
        titel: 'Bitte sehen Sie in Ihr Postfach',
        text: (
          <p>
            Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.
          </p>
        ),
      }}
    />
  );
}
