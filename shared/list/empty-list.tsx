import type { ReactNode } from 'react';

export interface EmptyListProps {
  /** Whether filters are active. */
  isFiltered: boolean;
  /** Text if no entry matches the filters. */
  withoutHit: ReactNode;
  /** Link from there to the whole list. */
  all: { href: string; text: string };
  /** Text if there are no entries at all. */
  nothing: ReactNode;
}

/** Replaces a list without entries: the reason, and a link to all entries. */
export function EmptyList({ isFiltered, withoutHit, all, nothing }: EmptyListProps) {
  if (!isFiltered) return <p>{nothing}</p>;
  return (
    <p>
      {withoutHit} <a href={all.href}>{all.text}</a>
    </p>
  );
}
