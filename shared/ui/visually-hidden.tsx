import type { ReactNode } from 'react';

/** Text for those who hear the page; nothing to see and nothing that takes room. The shell's class says how. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="gm-visually-hidden">{children}</span>;
}
