import { Button } from '@gm/shared/ui/button';
import type { ReactNode } from 'react';

interface ToggleProps {
  /** Id of the panel that it opens and closes. */
  panel: string;
  variant?: 'ghost' | 'primary';
  className?: string;
  children: ReactNode;
}

/** `chrome.client.ts` adds `aria-expanded`: without scripts the browser exposes the state. */
export function Toggle({ panel, variant = 'ghost', className = 'gm-toggle', children }: ToggleProps) {
  return (
    <Button variant={variant} className={className} popoverTarget={panel} aria-haspopup="dialog" aria-controls={panel}>
      {children}
    </Button>
  );
}
