import { z } from 'zod';
import { defineFile } from '../entries/content-kind.ts';
import { createEntryRepository } from '../entries/entry-repository.ts';
import type { DataSource } from '../platform/database/database.ts';

const textBlocksSchema = z.strictObject({
  bausteine: z
    .array(
      z
        .strictObject({
          titel: z.string().trim().min(1).max(80).meta({ title: 'Name' }),
          text: z.string().trim().min(1).max(2000).meta({ title: 'Text', absatz: true }),
        })
        .meta({ title: 'Textbaustein' }),
    )
    .default([])
    .meta({
      title: 'Textbausteine',
      description: 'Sätze für Ablehnungen und Rückfragen. Unter „Freigaben“ fügt sie ein Knopf in die Nachricht ein.',
    }),
});

/** `textbausteine.yaml`: sentences that the desk inserts into its messages. */
export const textBlocksKind = {
  ...defineFile('textbausteine', 'Textbausteine für Freigaben', 'textbausteine.yaml', textBlocksSchema),
  gruppe: 'Mails',
} as const;

/** The text blocks of this municipality, in its order. */
export async function readTextBlocks(db: DataSource) {
  const [entry] = await createEntryRepository(db).listArt(textBlocksKind.name);
  return textBlocksSchema.safeParse(entry?.daten ?? {}).data?.bausteine ?? [];
}
