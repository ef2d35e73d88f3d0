import { type KontoFeld, KontoFormular } from '@gm/shared/konten/konto-formular';
import { NEUES_PASSWORT } from '@gm/shared/konten/neues-passwort';
import type { PasswortAendernProps } from './passwort-aendern.context.ts';

const FELDER: readonly KontoFeld[] = [
  { name: 'passwort_alt', label: 'Bisheriges Passwort', type: 'password', autoComplete: 'current-password' },
  NEUES_PASSWORT,
];

/** Who is logged in sets another password. */
export default function PasswortAendern({ options, seite }: PasswortAendernProps) {
  return (
    <KontoFormular
      template="passwort-aendern"
      seite={seite}
      aktion={options.aktion}
      felder={FELDER}
      absenden="Passwort ändern"
      fehlschlag="Das Passwort konnte nicht geändert werden"
      danach={{
        titel: 'Ihr Passwort ist geändert',
        text: <p>Auf anderen Geräten melden Sie sich bitte mit dem neuen Passwort an.</p>,
      }}
    />
  );
}
