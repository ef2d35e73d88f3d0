import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { ComponentProps } from 'react';
import styles from '../../registration/step-buttons.module.css';
import { useGuidance } from '../../registration/use-guidance.ts';

interface PendingChildProps {
  /** A new object each time the visitor tries to go on. */
  news: object;
  /** Empty while the child has no name. */
  firstName: string;
  /** Props of the button that submits the form and goes on. */
  add: ComponentProps<typeof Button>;
  onDiscard: () => void;
}

/** Stops on the way to the next step: a child that is filled in but not added would be left out of the booking. */
export function PendingChild({ news, firstName, add, onDiscard }: PendingChildProps) {
  const who = firstName || 'Kind';
  return (
    <div ref={useGuidance(news)} tabIndex={-1}>
      <Alert kind="warning" level={3} live title={`${firstName || 'Ein Kind'} ist noch nicht hinzugefügt`}>
        <p>Was soll mit den Angaben unten geschehen?</p>
        <div className={styles.add}>
          <Button {...add}>{who} hinzufügen und weiter</Button>
          <Button variant="secondary" onClick={onDiscard}>
            {who} verwerfen und weiter
          </Button>
        </div>
      </Alert>
    </div>
  );
}
