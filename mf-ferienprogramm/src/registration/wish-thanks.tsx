import { Alert } from '@gm/shared/ui/alert';
import { useState } from 'react';
import { useGuidance } from './use-guidance.ts';

interface WishThanksProps {
  /** Known until the page is reloaded. */
  email?: string;
  until: string;
}

/** Replaces the wizard once the wishes are stored. */
export function WishThanks({ email, until }: WishThanksProps) {
  const [news] = useState({});
  return (
    <div ref={useGuidance(news)} tabIndex={-1}>
      <Alert kind="warning" title="Fast fertig: Bitte bestätigen Sie Ihren Wunschzettel">
        <p>
          {email ? (
            <>
              Wir haben eine E-Mail an <strong>{email}</strong> geschickt.
            </>
          ) : (
            'Wir haben Ihnen eine E-Mail geschickt.'
          )}{' '}
          Öffnen Sie den Link darin und drücken Sie auf „Wunschzettel bestätigen“. Erst dann nimmt Ihr Wunschzettel an
          der Verlosung teil.
        </p>
        <p>
          Mit demselben Link können Sie bis zum {until} Wünsche und Reihenfolge ändern und angeben, mit wem Ihr Kind
          zusammen verlost werden soll. Kommt keine E-Mail an, geben Sie den Wunschzettel bitte noch einmal ab.
        </p>
      </Alert>
    </div>
  );
}
