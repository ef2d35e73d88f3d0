import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import { listZiele } from '../../inhalt/ziele.ts';

/** Without the part that the server is not told: one page is one question. */
const readUrl = (ziel: string): string | null => {
  if (!/^https?:\/\//.test(ziel) || !URL.canParse(ziel)) return null;
  return new URL(ziel).href.replace(/#.*$/, '');
};

/** Addresses elsewhere that an entry links to, each once. */
export const listExterne = (eintrag: Eintrag): string[] => [
  ...new Set(listZiele(eintrag).flatMap((ziel) => readUrl(ziel) ?? [])),
];
