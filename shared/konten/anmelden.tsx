import { readLocalPath } from '../regeln/read-local-path.ts';
import type { Seite } from '../vertrag/vertrag.ts';
import { type KontoFeld, KontoFormular } from './konto-formular.tsx';
import { SICHERHEITSCODE } from './sicherheitscode.ts';

const FELDER: readonly KontoFeld[] = [
  { name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'username' },
  { name: 'passwort', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
  SICHERHEITSCODE,
];

interface AnmeldenProps {
  template: string;
  seite: Seite;
  /** `/api/cms/login` or `/api/cms/raete/login`. */
  aktion: string;
  /** Page that follows, unless the address names one in `weiter`. */
  ziel: string;
  /** Page for a forgotten password. */
  vergessenLink: string;
}

/** Log-in of staff and council: the form with the way out for who forgot the password. */
export function Anmelden({ template, seite, aktion, ziel, vergessenLink }: AnmeldenProps) {
  const gewollt = readLocalPath(new URLSearchParams(seite.suche).get('weiter'));
  const weiter = gewollt ?? ziel;
  return (
    <KontoFormular
      template={template}
      seite={seite}
      aktion={aktion}
      felder={FELDER}
      absenden="Anmelden"
      versteckt={{ weiter }}
      fehlschlag="Die Anmeldung hat nicht geklappt"
      danach={{ ziel: weiter }}
      einleitung={
        gewollt && (
          <p>
            Nach der Anmeldung geht es auf der gewünschten Seite weiter. Waren Sie eben noch angemeldet, ist die
            Anmeldung abgelaufen oder Ihr Konto gesperrt.
          </p>
        )
      }
    >
      <a href={vergessenLink}>Passwort vergessen?</a>
    </KontoFormular>
  );
}
