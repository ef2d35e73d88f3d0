import type { ReactNode } from 'react';
import type { Seite } from '../vertrag/vertrag.ts';
import { type KontoFeld, KontoFormular } from './konto-formular.tsx';
import { NEUES_PASSWORT } from './neues-passwort.ts';
import { SICHERHEITSCODE } from './sicherheitscode.ts';

const BISHERIGES: KontoFeld = {
  name: 'passwort_alt',
  label: 'Bisheriges Passwort',
  type: 'password',
  autoComplete: 'current-password',
};

interface PasswortAendernProps {
  template: string;
  seite: Seite;
  /** `/api/cms/passwort` or `/api/cms/raete/passwort`. */
  aktion: string;
  /** Asks for the new password once more. */
  wiederholung?: KontoFeld;
  /** Way on from here. */
  children?: ReactNode;
}

/** Who is logged in sets another password: staff and council. */
export function PasswortAendern({ wiederholung, children, ...formular }: PasswortAendernProps) {
  return (
    <KontoFormular
      {...formular}
      felder={[BISHERIGES, NEUES_PASSWORT, ...(wiederholung ? [wiederholung] : []), SICHERHEITSCODE]}
      absenden="Passwort ändern"
      fehlschlag="Das Passwort konnte nicht geändert werden"
      danach={{
        titel: 'Ihr Passwort ist geändert',
        text: <p>Auf anderen Geräten melden Sie sich bitte mit dem neuen an. {children}</p>,
      }}
    />
  );
}
