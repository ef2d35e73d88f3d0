import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { ReactNode } from 'react';
import styles from './schritt-knoepfe.module.css';
import { getHref, type SchrittName } from './schritte.ts';

/** The row of buttons at the end of a step. */
export function SchrittKnoepfe({ children }: { children: ReactNode }) {
  return <div className={styles.knoepfe}>{children}</div>;
}

interface SchrittLinkProps {
  schritt: SchrittName;
  /** Why the step cannot be entered yet. */
  gesperrt?: string | false;
  zurueck?: boolean;
  children: ReactNode;
}

/** Leads to another step; while that one cannot be entered, it says why. */
export function SchrittLink({ schritt, gesperrt, zurueck = false, children }: SchrittLinkProps) {
  if (!gesperrt) {
    return (
      <LinkButton href={getHref(schritt)} variant={zurueck ? 'secondary' : 'primary'}>
        {children}
      </LinkButton>
    );
  }
  return <Gesperrt grund={gesperrt}>{children}</Gesperrt>;
}

/** A button that cannot be pressed yet, and why. */
export function Gesperrt({ grund, children }: { grund: string; children: ReactNode }) {
  return (
    <div className={styles.gesperrt}>
      <Button disabled>{children}</Button>
      <p>{grund}</p>
    </div>
  );
}
