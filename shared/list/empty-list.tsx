import type { ReactNode } from 'react';

export interface EmptyListProps {
  /** Whether filters are active. */
  istGefiltert: boolean;
  /** Text if no entry matches the filters. */
  ohneTreffer: ReactNode;
  /** Link from there to the whole list. */
  alle: { href: string; text: string };
  /** Text if there are no entries at all. */
  nichts: ReactNode;
}

/** Replaces a list without entries: the reason, and a link to all entries. */
export function EmptyList({
  istGefiltert: isFiltered,
  ohneTreffer: withoutHit,
  alle: all,
  nichts: nothing,
}: EmptyListProps) {
  if (!isFiltered) return <p>{nothing}</p>;
  return (
    <p>
      {withoutHit} <a href={all.href}>{all.text}</a>
    </p>
  );
}
