import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze, hasBegun } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { describeGeschlossen, Geschlossen } from '../../programm/geschlossen.tsx';

interface AnmeldenProps {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptionen;
  jetzt: Date;
}

/** The way into the registration, or why there is none (requirement F-4). */
export function Anmelden({ veranstaltung, options, jetzt }: AnmeldenProps) {
  if (hasBegun(veranstaltung, jetzt)) {
    return (
      <Alert title="Diese Veranstaltung hat schon begonnen">
        <p>Eine Anmeldung ist nicht mehr möglich.</p>
      </Alert>
    );
  }
  const geschlossen = describeGeschlossen(options, jetzt);
  if (countFreePlaetze(veranstaltung) === 0) {
    return (
      <Alert kind="warning" title="Diese Veranstaltung ist bereits ausgebucht">
        {geschlossen ? (
          <p>{geschlossen}</p>
        ) : (
          <p>
            Vielleicht wird noch ein Platz frei: In Schritt 3 der Anmeldung setzen Sie Ihr Kind{' '}
            <a href={`/ferienprogramm-anmeldung/kontakt/?id=${veranstaltung.id}`}>auf die Warteliste</a>.
          </p>
        )}
      </Alert>
    );
  }
  if (geschlossen) return <Geschlossen options={options} jetzt={jetzt} />;
  return (
    <p>
      <LinkButton href={`/ferienprogramm-anmeldung/kontakt/?id=${veranstaltung.id}`}>Zum Anmeldeformular</LinkButton>
    </p>
  );
}
