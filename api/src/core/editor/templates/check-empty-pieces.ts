import { listBlockFields, readBlock } from '@gm/shared/blocks/block';
import type { FieldError } from '@gm/shared/schemas/form';
import type { FormField } from '@gm/shared/schemas/form-field';
import type { ContentKind } from '../../entries/content-kind.ts';
import { pagePatternKind } from '../../entries/core-kinds.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { listBlocks } from './check-pieces.ts';
import { createMismatchedRepository } from './mismatched-repository.ts';

/** Whether a value contains nothing visible; switches and choices alone show nothing. */
const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isEmpty);
};

/**
 * Whether editors fill in the visible content of the block: a longer text or a list. Other blocks show content without
 * input.
 */
const hasOwnContent = ({ felder: fields }: FormField): boolean =>
  fields.some(({ art: kind }) => kind === 'markdown' || kind === 'absatz' || kind === 'liste');

/**
 * Blocks without input that editors can add: visitors would see a blank card. Templates that editors cannot add show something
 * by themselves, such as a form. Blocks of a pattern may be empty: they are filled in on the page.
 */
export async function checkEmptyPieces(
  db: DataSource,
  { name }: Pick<ContentKind, 'name'>,
  data: unknown,
): Promise<FieldError[]> {
  if (name === pagePatternKind.name) return [];
  const blocks = listBlocks(data).map(readBlock);
  const vorlagen = await createMismatchedRepository(db).pickVorlagen(blocks.map(({ template }) => template));
  return blocks.flatMap((block, index) => {
    const vorlage = vorlagen?.get(block.template);
    if (!vorlage?.neu || block.versteckt || !isEmpty(block.context)) return [];
    if (!hasOwnContent(listBlockFields(vorlage, block))) return [];
    return [
      {
        feld: `daten/bloecke/${index}`,
        meldung: 'Dieser Baustein ist leer. Bitte füllen Sie ihn aus, oder entfernen Sie ihn.',
      },
    ];
  });
}
