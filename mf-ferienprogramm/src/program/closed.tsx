import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { isRegistrationOpen } from '@gm/shared/areas/ferienprogramm/rules';
import { formatDate } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';

type WindowFrame = Pick<FerienprogrammOptions, 'anmeldung_von' | 'anmeldung_bis'>;

/** When registration is possible, if it is closed now; null while it is open. */
export function describeClosed(window: WindowFrame, now: Date): string | null {
  if (isRegistrationOpen(window, now)) return null;
  const time = `vom ${formatDate(window.anmeldung_von)} bis zum ${formatDate(window.anmeldung_bis)}`;
  return readBerlinTime(now).tag < window.anmeldung_von
    ? `Die Anmeldung ist ${time} möglich.`
    : `Die Anmeldung war ${time} möglich und ist beendet.`;
}

/** States that registration is closed before any input; renders nothing while it is open. */
export function Closed({ options, now, children }: { options: WindowFrame; now: Date; children?: ReactNode }) {
  const reason = describeClosed(options, now);
  return (
    reason && (
      <Alert kind="warning" title="Zurzeit ist keine Anmeldung möglich">
        <p>{reason}</p>
        {children}
      </Alert>
    )
  );
}
