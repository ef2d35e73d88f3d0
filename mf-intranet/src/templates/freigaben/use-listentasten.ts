import { type RefObject, useEffect } from 'react';
import { listenToEinzeltasten } from '../../tasten/einzeltasten.ts';

function jump(liste: HTMLElement | null, weiter: 1 | -1): void {
  const links = [...(liste?.querySelectorAll<HTMLElement>('h3 a') ?? [])];
  const jetzt = links.indexOf(document.activeElement as HTMLElement);
  const ziel = jetzt < 0 ? (weiter > 0 ? 0 : links.length - 1) : jetzt + weiter;
  links[ziel]?.focus();
}

/** Single keys to go through a list; the navigation beside it tells which there are, and switches them off. */
export function useListentasten(liste: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      listenToEinzeltasten({
        j: () => jump(liste.current, 1),
        k: () => jump(liste.current, -1),
        // The filters stand beside the result that this is part of.
        f: () => liste.current?.closest('section')?.parentElement?.querySelector<HTMLElement>('[name=q]')?.focus(),
      }),
    [liste],
  );
}
