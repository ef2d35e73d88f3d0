import { type RefObject, useEffect } from 'react';
import { listsToSingleKeys } from '../../shortcuts/single-keys.ts';

function jump(list: HTMLElement | null, next: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('h3 a') ?? [])];
  const now = links.indexOf(document.activeElement as HTMLElement);
  const target = now < 0 ? (next > 0 ? 0 : links.length - 1) : now + next;
  links[target]?.focus();
}

/** Single-key navigation of a list; the sidebar lists the keys and can disable them. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      listsToSingleKeys({
        j: () => jump(list.current, 1),
        k: () => jump(list.current, -1),
        f: () => document.querySelector<HTMLElement>('main [name=q]')?.focus(),
      }),
    [list],
  );
}
