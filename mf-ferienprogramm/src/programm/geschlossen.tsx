import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { isAnmeldungOpen } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { formatDatum } from '@gm/shared/format/datum';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';

type Fenster = Pick<FerienprogrammOptionen, 'anmeldung_von' | 'anmeldung_bis'>;

/** When one can register, where that is not now; null while registration is open. */
export function describeGeschlossen(fenster: Fenster, jetzt: Date): string | null {
  if (isAnmeldungOpen(fenster, jetzt)) return null;
  const zeit = `vom ${formatDatum(fenster.anmeldung_von)} bis zum ${formatDatum(fenster.anmeldung_bis)}`;
  return readBerlinerZeit(jetzt).tag < fenster.anmeldung_von
    ? `Die Anmeldung ist ${zeit} möglich.`
    : `Die Anmeldung war ${zeit} möglich und ist beendet.`;
}

/** Says that registration is closed, before somebody fills in anything. Nothing while it is open. */
export function Geschlossen({ options, jetzt, children }: { options: Fenster; jetzt: Date; children?: ReactNode }) {
  const grund = describeGeschlossen(options, jetzt);
  return (
    grund && (
      <Alert kind="warning" title="Zurzeit ist keine Anmeldung möglich">
        <p>{grund}</p>
        {children}
      </Alert>
    )
  );
}
