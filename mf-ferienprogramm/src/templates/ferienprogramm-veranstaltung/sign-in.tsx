import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces, hasBegun } from '@gm/shared/areas/ferienprogramm/rules';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Closed, describeClosed } from '../../program/closed.tsx';

interface SignInProps {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptions;
  now: Date;
}

/** The link to the registration, or why there is none (requirement F-4). */
export function SignIn({ veranstaltung, options, now }: SignInProps) {
  if (hasBegun(veranstaltung, now)) {
    return (
      <Alert title="Diese Veranstaltung hat schon begonnen">
        <p>Eine Anmeldung ist nicht mehr möglich.</p>
      </Alert>
    );
  }
  const closed = describeClosed(options, now);
  if (countFreePlaces(veranstaltung) === 0) {
    return (
      <Alert kind="warning" title="Diese Veranstaltung ist bereits ausgebucht">
        {closed ? (
          <p>{closed}</p>
        ) : (
          <p>
            Vielleicht wird noch ein Platz frei: In Schritt 3 der Anmeldung setzen Sie Ihr Kind{' '}
            <a href={`/ferienprogramm-anmeldung/kontakt/?id=${veranstaltung.id}`}>auf die Warteliste</a>.
          </p>
        )}
      </Alert>
    );
  }
  if (closed) return <Closed options={options} now={now} />;
  return (
    <p>
      <LinkButton href={`/ferienprogramm-anmeldung/kontakt/?id=${veranstaltung.id}`}>Zum Anmeldeformular</LinkButton>
    </p>
  );
}
