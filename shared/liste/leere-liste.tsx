import type { ReactNode } from 'react';

export interface LeereListeProps {
  /** Whether a selection hides what there is. */
  istGefiltert: boolean;
  /** Said of a selection that nothing fits. */
  ohneTreffer: ReactNode;
  /** The way from there to the whole list. */
  alle: { href: string; text: string };
  /** Said when there is nothing at all. */
  nichts: ReactNode;
}

/** In place of a list without entries: why, and the way to all of them. */
export function LeereListe({ istGefiltert, ohneTreffer, alle, nichts }: LeereListeProps) {
  if (!istGefiltert) return <p>{nichts}</p>;
  return (
    <p>
      {ohneTreffer} <a href={alle.href}>{alle.text}</a>
    </p>
  );
}
