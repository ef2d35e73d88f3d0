import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import { listZiele } from '../../inhalt/ziele.ts';
import type { Linkort } from './link-repository.ts';

/** Without the part that the server is not told: one page is one question. */
const readUrl = (ziel: string): string | null => {
  if (!/^https?:\/\//.test(ziel) || !URL.canParse(ziel)) return null;
  return new URL(ziel).href.replace(/#.*$/, '');
};

/** Addresses elsewhere that entries link to, each once for an entry. */
export const listExterne = (eintraege: readonly Eintrag[]): Linkort[] =>
  eintraege.flatMap((eintrag) => {
    const urls = new Set(listZiele(eintrag).flatMap((ziel) => readUrl(ziel) ?? []));
    return [...urls].map((url) => ({ url, art: eintrag.art, schluessel: eintrag.schluessel }));
  });
