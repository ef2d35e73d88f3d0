import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { ArrowDown, ArrowUp } from 'lucide-react';

export interface Column {
  /** Value of the query parameter; empty: not sortable. */
  name: string;
  text: string;
  /** Descending first, e.g. the newest. */
  zuerstAb?: boolean;
}

export interface Sorting {
  spalten: readonly Column[];
  /** Column that the list is sorted by, with a leading `-` for descending; empty: default order. */
  ordnung: string;
  buildHref(ordering: string): string;
}

/** Sort direction of a column, if any. */
export const readDirection = ({ name }: Column, ordering: string): 'ascending' | 'descending' | undefined =>
  name === '' ? undefined : ordering === name ? 'ascending' : ordering === `-${name}` ? 'descending' : undefined;

interface SortLinkProps extends Omit<Sorting, 'spalten'> {
  column: Column;
  /** Names the direction in the text, outside of table headers. */
  withWord?: boolean;
}

/** Link that sorts a list by a column, and reverses the order if it is sorted by it already; works without scripts. */
export function SortLink({ column, ordnung: ordering, buildHref, withWord = false }: SortLinkProps) {
  const direction = readDirection(column, ordering);
  const toDescending = direction === 'ascending' || (column.zuerstAb && direction !== 'descending');
  return (
    <a
      href={buildHref(toDescending ? `-${column.name}` : column.name)}
      aria-current={withWord && direction ? 'true' : undefined}
    >
      {column.text}
      {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
      {direction === 'descending' && <ArrowDown aria-hidden="true" />}
      {withWord && direction && (
        <VisuallyHidden>{direction === 'ascending' ? ', aufsteigend' : ', absteigend'}</VisuallyHidden>
      )}
    </a>
  );
}
