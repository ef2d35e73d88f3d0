import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { Seite } from '@gm/shared/vertrag';
import { type MouseEvent, useState } from 'react';
import { loadProgramm } from './use-programm.ts';

interface AusfallProps {
  /** What cannot be shown or done, as a heading. */
  titel?: string;
  endpoint: string;
  seite: Pick<Seite, 'pfad' | 'suche'>;
}

/**
 * In place of what the programme would show: that it did not come is not the same as that it is empty. The link asks for it
 * again without leaving the page, so that nothing typed is lost; without scripts it loads the page anew.
 */
export function Ausfall({ titel = 'Das Programm kann gerade nicht geladen werden', endpoint, seite }: AusfallProps) {
  const [laedt, setLaedt] = useState(false);

  async function retry(event: MouseEvent) {
    event.preventDefault();
    if (laedt) return;
    setLaedt(true);
    await loadProgramm(endpoint);
    setLaedt(false);
  }

  return (
    <Alert kind="warning" title={titel} live>
      <p>
        {laedt
          ? 'Es wird noch einmal versucht …'
          : 'Wir versuchen es weiter. Was Sie eingetragen haben, bleibt stehen.'}
      </p>
      <LinkButton href={seite.pfad + seite.suche} onClick={(event) => void retry(event)} variant="secondary">
        Erneut versuchen
      </LinkButton>
    </Alert>
  );
}
