import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatDate } from '@gm/shared/format/date';
import { Alert } from '@gm/shared/ui/alert';

/** Explains that with a draw there is no need to be quick. */
export function DrawHint({ options }: { options: FerienprogrammOptions }) {
  if (options.vergabe !== 'verlosung') return null;
  return (
    <Alert title="Die Plätze werden verlost" level={3}>
      <p>
        Geben Sie bis zum {formatDate(options.anmeldung_bis)} für jedes Kind bis zu zehn Wünsche an, den liebsten
        zuerst. Wann Sie das tun, spielt für die Verlosung keine Rolle. Bezahlen müssen Sie nur die Plätze, die Ihr Kind
        bekommt. <a href="/ferienprogramm-verlosung/">So wird verlost</a>
      </p>
    </Alert>
  );
}
