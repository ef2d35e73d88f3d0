import { formatDatum } from '@gm/shared/format/datum';
import { hatBegonnen, istAnmeldungOffen, zaehleFreiePlaetze } from '@gm/shared/regeln/ferienprogramm';
import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/schemas/ferienprogramm';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';

interface AnmeldenProps {
  veranstaltung: Ferienveranstaltung;
  options: FerienprogrammOptionen;
  jetzt: Date;
}

/** The way into the registration, or why there is none (specification B4). */
export function Anmelden({ veranstaltung, options, jetzt }: AnmeldenProps) {
  const { anmeldung_von: von, anmeldung_bis: bis } = options;
  if (hatBegonnen(veranstaltung, jetzt)) return null;
  if (zaehleFreiePlaetze(veranstaltung) === 0) {
    return (
      <Alert kind="warning" title="Diese Veranstaltung ist bereits ausgebucht">
        {istAnmeldungOffen(options, jetzt) && (
          <p>
            Vielleicht wird noch ein Platz frei: In Schritt 3 der Anmeldung setzen Sie Ihr Kind{' '}
            <a href={`/ferienprogramm-anmeldung/kontakt/?id=${veranstaltung.id}`}>auf die Warteliste</a>.
          </p>
        )}
      </Alert>
    );
  }
  if (istAnmeldungOffen(options, jetzt)) {
    return (
      <p>
        <LinkButton href={`/ferienprogramm-anmeldung/kontakt/?id=${veranstaltung.id}`}>Zum Anmeldeformular</LinkButton>
      </p>
    );
  }
  return (
    <Alert title="Zurzeit ist keine Anmeldung möglich">
      <p>
        Die Anmeldung ist vom {formatDatum(von)} bis zum {formatDatum(bis)} möglich.
      </p>
    </Alert>
  );
}
