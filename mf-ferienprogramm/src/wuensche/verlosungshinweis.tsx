import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';

/** What is different where places are drawn: nobody has to be quick. */
export function Verlosungshinweis({ options }: { options: FerienprogrammOptionen }) {
  if (options.vergabe !== 'verlosung') return null;
  return (
    <Alert title="Die Plätze werden verlost" level={3}>
      <p>
        Geben Sie bis zum {formatDatum(options.anmeldung_bis)} für jedes Kind bis zu zehn Wünsche an, den liebsten
        zuerst. Ob Sie früh oder spät dran sind, ist gleich. Bezahlen müssen Sie nur die Plätze, die Ihr Kind bekommt.{' '}
        <a href="/ferienprogramm-verlosung/">So wird verlost</a>
      </p>
    </Alert>
  );
}
