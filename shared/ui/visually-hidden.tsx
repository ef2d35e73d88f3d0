import type { ReactNode } from 'react';

/** Text for screen readers only; invisible and without size. The shell's class hides it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="gm-visually-hidden">{children}</span>;
}
