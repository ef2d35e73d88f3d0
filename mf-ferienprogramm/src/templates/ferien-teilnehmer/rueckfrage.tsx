import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { useError } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { useState } from 'react';
import type { FerienTeilnehmerProps } from './ferien-teilnehmer.context.ts';
import styles from './rueckfrage.module.css';

interface RueckfrageProps {
  cancellation: NonNullable<FerienTeilnehmerProps['context']['event']['absage']>;
}

/**
 * Confirmation of a cancellation: the api refuses the first request and returns the recipients. Then this shows the
 * mail with the entered reason, and a checkbox for consent.
 */
export function Rueckfrage({ cancellation }: RueckfrageProps) {
  const wirdAsked = useError().some(({ feld: field }) => field === 'bestaetigt');
  // The error disappears when the box is ticked.
  const [wurdeAsked, setAsked] = useState(false);
  if (wirdAsked && !wurdeAsked) setAsked(true);
  const was = useValue('was');
  const reason = useValue('grund');
  if (!wirdAsked && !wurdeAsked) return null;
  return (
    <Conditional when={was === 'absagen'}>
      <section aria-labelledby="absage-mail" className={styles.letter}>
        <h3 id="absage-mail">Diese E-Mail bekommen die Familien</h3>
        <p>
          <b>Betreff: {cancellation.betreff}</b>
        </p>
        <p className={styles.text}>{[cancellation.vor, reason, cancellation.nach].filter(Boolean).join('\n\n')}</p>
      </section>
      <CheckboxTile name="bestaetigt" required>
        Ja, die Veranstaltung für alle absagen.
      </CheckboxTile>
    </Conditional>
  );
}
