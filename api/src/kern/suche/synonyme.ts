import { z } from 'zod';
import { verzeichnis } from '../inhalt/kurzform.ts';
import { foldWort } from './fold-wort.ts';
import { parseAbfrage } from './parse-abfrage.ts';

const text = z.string().trim().min(1);

/** `synonyme.yaml`: words of the content, and what people call the same thing. */
export const synonymeDateiSchema = verzeichnis(
  z.strictObject({
    begriff: text.meta({ description: 'So steht es auf der Website.' }),
    andere: z.array(text).min(1).meta({ title: 'Andere Wörter', description: 'So suchen Menschen danach.' }),
  }),
  ({ begriff, andere }) => [begriff, andere],
);
export type SynonymeDatei = z.output<typeof synonymeDateiSchema>;

/** What else to look for, as words, by the folded words that somebody typed. */
export type Synonyme = ReadonlyMap<string, readonly string[][]>;

/** Longest expression looked up, in words. */
export const MAX_SYNONYM_WOERTER = 3;

export const buildSynonymKey = (woerter: readonly string[]) => woerter.map(foldWort).join(' ');

export function buildSynonyme(datei: SynonymeDatei): Synonyme {
  const synonyme = new Map<string, string[][]>();
  for (const [begriff, andere] of Object.entries(datei)) {
    for (const anderer of andere) {
      const schluessel = buildSynonymKey(parseAbfrage(anderer));
      synonyme.set(schluessel, [...(synonyme.get(schluessel) ?? []), parseAbfrage(begriff)]);
    }
  }
  return synonyme;
}
