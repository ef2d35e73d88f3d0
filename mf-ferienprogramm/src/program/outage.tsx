import type { Page } from '@gm/shared/contract';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { type MouseEvent, useState } from 'react';
import { loadProgram } from './use-program.ts';

const REASON = 'Das Programm kann gerade nicht geladen werden';

interface OutageProps {
  /** The unavailable content or function, as a heading. */
  title?: string;
  /** Warning of a step that treats the list as empty (B7), with the reason below. */
  warning?: string;
  level?: 2 | 3;
  endpoint: string;
  seite: Pick<Page, 'pfad' | 'suche'>;
}

/**
 * Replaces the programme when it failed to load, as opposed to an empty one. The link loads it again without leaving
 * the page, so that input is kept; without scripts it reloads the page.
 */
export function Outage({ title = REASON, warning, level = 2, endpoint, seite: page }: OutageProps) {
  const [laedt, setLaedt] = useState(false);

  async function retry(event: MouseEvent) {
    event.preventDefault();
    if (laedt) return;
    setLaedt(true);
    await loadProgram(endpoint);
    setLaedt(false);
  }

  return (
    <Alert kind="warning" title={warning ?? title} level={level} live>
      <p>
        {warning && `${title}. `}
        {laedt
          ? 'Es wird noch einmal versucht …'
          : 'Wir versuchen es weiter. Was Sie eingetragen haben, bleibt stehen.'}
      </p>
      <LinkButton href={page.pfad + page.suche} onClick={(event) => void retry(event)} variant="secondary">
        Erneut laden
      </LinkButton>
    </Alert>
  );
}
