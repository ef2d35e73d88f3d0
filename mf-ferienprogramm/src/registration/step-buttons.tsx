import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './step-buttons.module.css';
import { getHref, type StepName } from './steps.ts';

/** The row of buttons at the end of a step. */
export function StepButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

interface StepLinkProps {
  step: StepName;
  /** Why the step cannot be entered yet. */
  locked?: string | false;
  back?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Link to another step; while that step is locked, it shows the reason. */
export function StepLink({ step, locked, back = false, onClick, children }: StepLinkProps) {
  if (!locked) {
    return (
      <LinkButton href={getHref(step)} variant={back ? 'secondary' : 'primary'} onClick={onClick}>
        {children}
      </LinkButton>
    );
  }
  return <Locked reason={locked}>{children}</Locked>;
}

/** A disabled button with its reason. It is focusable so that keyboard users reach the reason. */
export function Locked({ reason, children }: { reason: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.locked}>
      <Button aria-disabled aria-describedby={id}>
        {children}
      </Button>
      <p id={id}>{reason}</p>
    </div>
  );
}
