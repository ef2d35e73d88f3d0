import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { ArrowDown, ArrowUp } from 'lucide-react';

export interface Spalte {
  /** By which the address names it; empty: nothing is sorted by it. */
  name: string;
  text: string;
  /** What is asked for first is the highest, e.g. the newest. */
  zuerstAb?: boolean;
}

export interface Sortierung {
  spalten: readonly Spalte[];
  /** Column that the list is sorted by, with `-` in front downwards; empty: as it comes. */
  ordnung: string;
  buildHref(ordnung: string): string;
}

/** Whether and how a list is sorted by a column. */
export const readRichtung = ({ name }: Spalte, ordnung: string): 'ascending' | 'descending' | undefined =>
  name === '' ? undefined : ordnung === name ? 'ascending' : ordnung === `-${name}` ? 'descending' : undefined;

interface SortierlinkProps extends Omit<Sortierung, 'spalten'> {
  spalte: Spalte;
  /** Says the direction in words, where no head of a table does. */
  mitWort?: boolean;
}

/** Sorts a list by a column, and the other way round where it is sorted by it; a link, so that the address says it and no script is needed. */
export function Sortierlink({ spalte, ordnung, buildHref, mitWort = false }: SortierlinkProps) {
  const richtung = readRichtung(spalte, ordnung);
  const isAb = richtung === 'ascending' || (spalte.zuerstAb && richtung !== 'descending');
  return (
    <a href={buildHref(isAb ? `-${spalte.name}` : spalte.name)} aria-current={mitWort && richtung ? 'true' : undefined}>
      {spalte.text}
      {richtung === 'ascending' && <ArrowUp aria-hidden="true" />}
      {richtung === 'descending' && <ArrowDown aria-hidden="true" />}
      {mitWort && richtung && (
        <VisuallyHidden>{richtung === 'ascending' ? ', aufsteigend' : ', absteigend'}</VisuallyHidden>
      )}
    </a>
  );
}
