import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useEffect, useRef, useState } from 'react';
import { mountWidget } from './mount-widget.ts';
import styles from './ticketshop.module.css';

interface CalendarProps {
  event: string;
  offer: string;
  onFailure: () => void;
  onRetry: () => void;
}

/**
 * The shop's widget. Until it renders, or if the page's scripts never load, a link to the shop is shown instead; CSS
 * delays it.
 */
export function Calendar({ event, offer, onFailure, onRetry }: CalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    return mountWidget(place.current, { event, angebot: offer, onShown: () => setShown(true), onFailure });
  }, [event, offer, onFailure]);

  return (
    <div className={styles.place}>
      <div ref={place} />
      {!isShown && (
        <div className={styles.waiting}>
          <p>Der Kalender mit den freien Tagen ist noch nicht da. Buchen können Sie auch direkt im Ticketshop.</p>
          <div className={styles.paths}>
            <LinkButton href={event}>Ticketshop direkt öffnen</LinkButton>
            <Button variant="secondary" onClick={onRetry}>
              Erneut versuchen
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
