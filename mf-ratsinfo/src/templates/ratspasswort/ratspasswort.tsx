import { type KontoFeld, KontoFormular } from '@gm/shared/konten/konto-formular';
import { NEUES_PASSWORT } from '@gm/shared/konten/neues-passwort';
import { Alert } from '@gm/shared/ui/alert';
import type { RatspasswortProps } from './ratspasswort.context.ts';

const FELDER: readonly KontoFeld[] = [
  { name: 'passwort_alt', label: 'Bisheriges Passwort', type: 'password', autoComplete: 'current-password' },
  NEUES_PASSWORT,
  {
    name: 'passwort_wiederholung',
    label: 'Neues Passwort wiederholen',
    type: 'password',
    autoComplete: 'new-password',
  },
];

/** A member of the council sets another password; the first one has to be replaced. */
export default function Ratspasswort({ context, options, seite }: RatspasswortProps) {
  const { mitglied } = context;
  if (!mitglied) {
    return (
      <Alert kind="info" title="Bitte melden Sie sich an">
        <p>
          <a href="/ratsinfo/login/?weiter=%2Fratsinfo%2Fpasswort%2F">Zur Anmeldung</a> oder{' '}
          <a href="/ratsinfo/passwort-vergessen/">Passwort vergessen?</a>
        </p>
      </Alert>
    );
  }
  return (
    <>
      {!mitglied.pw_geaendert && (
        <Alert kind="warning" title="Bitte wählen Sie ein eigenes Passwort">
          <p>Ihr jetziges hat die Verwaltung vergeben. Nichtöffentliche Unterlagen sehen Sie erst danach.</p>
        </Alert>
      )}
      <KontoFormular
        template="ratspasswort"
        seite={seite}
        aktion={options.aktion}
        felder={FELDER}
        absenden="Passwort ändern"
        fehlschlag="Das Passwort konnte nicht geändert werden"
        danach={{
          titel: 'Ihr Passwort ist geändert',
          text: (
            <p>
              Auf anderen Geräten melden Sie sich bitte mit dem neuen an. <a href="/ratsinfo/">Zur Ratsinformation</a>
            </p>
          ),
        }}
      />
    </>
  );
}
