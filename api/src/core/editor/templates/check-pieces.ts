import { readBlock } from '@gm/shared/blocks/block';
import { isBelow } from '@gm/shared/rules/is-below';
import type { FieldError } from '@gm/shared/schemas/form';
import { pageKind, pagePatternKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import { DISALLOWED_RECIPIENT, isAllowedRecipient } from '../../forms/mail-recipient.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { createEditorialRepository } from '../store/editorial-repository.ts';
import { createMismatchedRepository } from './mismatched-repository.ts';

/** Kinds whose entries have blocks. */
export const WITH_BLOCKS: readonly string[] = [pageKind.name, pagePatternKind.name];

/** The blocks of an entry, each still to be read. */
export const listBlocks = (data: unknown): unknown[] => {
  const { bloecke: blocks } = Object(data) as { bloecke?: unknown };
  return Array.isArray(blocks) ? blocks : [];
};
const listTemplates = (data: unknown): string[] => listBlocks(data).map((block) => readBlock(block).template);

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

/** Templates that the entry already has, in the content or in its newest version. */
async function listExisting(db: DataSource, kind: string, key: string): Promise<Set<string>> {
  if (!key) return new Set();
  const entry = await createEntryRepository(db).find(kind, key);
  const reference = await createContentRelationRepository(db).findReferenz(kind, key);
  const contribution = reference ? await createEditorialRepository(db).find(reference) : null;
  return new Set([...listTemplates(entry?.daten), ...listTemplates(parse(contribution?.angaben.daten))]);
}

/** Recipients of forms that administrators have not allowed. */
async function checkRecipient(db: DataSource, data: unknown): Promise<FieldError[]> {
  const error: FieldError[] = [];
  for (const [index, block] of listBlocks(data).entries()) {
    const { empfaenger: recipient } = readBlock(block).options;
    if (recipient === undefined || (await isAllowedRecipient(db, String(recipient)))) continue;
    error.push({ feld: `daten/bloecke/${index}/options/empfaenger`, meldung: DISALLOWED_RECIPIENT });
  }
  return error;
}

interface Draft {
  /** Kind and key of the entry; the key is empty for a new one. */
  art: string;
  schluessel: string;
  /** Present or future path of the page; null for a pattern. */
  pfad: string | null;
  daten: unknown;
}

/**
 * Blocks that are not allowed there by the running releases: a template of staff or council on another page, or a newly
 * added template that editors may not place. Without running releases all blocks are allowed.
 */
export async function checkPieces(
  db: DataSource,
  { art: kind, schluessel: key, pfad: path, daten: data }: Draft,
): Promise<FieldError[]> {
  if (!WITH_BLOCKS.includes(kind)) return [];
  const foreign = await checkRecipient(db, data);
  if (foreign.length > 0) return foreign;
  const templates = listTemplates(data);
  const vorlagen = await createMismatchedRepository(db).pickVorlagen(templates);
  if (!vorlagen) return [];
  const existing = await listExisting(db, kind, key);
  return templates.flatMap((template, index) => {
    const { neu: fresh = false, paths = [] } = vorlagen.get(template) ?? {};
    const missing = (message: string) => ({ feld: `daten/bloecke/${index}`, meldung: message });
    if (path === null ? paths.length > 0 : !isBelow(path, paths))
      return missing(
        `Der Baustein „${template}“ gehört auf Seiten unter ${paths.join(' und ')}. Bitte entfernen Sie ihn.`,
      );
    if (!fresh && !existing.has(template))
      return missing(`Den Baustein „${template}“ kann man nicht hinzufügen. Bitte wählen Sie einen anderen.`);
    return [];
  });
}

/** Filters the blocks of a copied page: removes those that editors may not add. */
export async function keepInsertable(db: DataSource, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const vorlagen = await createMismatchedRepository(db).pickVorlagen(listTemplates(data));
  if (!vorlagen || !Array.isArray(data.bloecke)) return data;
  return { ...data, bloecke: data.bloecke.filter((block) => vorlagen.get(readBlock(block).template)?.neu) };
}

/** Misplaced blocks of pages, for the import of a folder. */
export async function findFehlplaetze(
  db: DataSource,
  pages: readonly { datei: string; daten: unknown }[],
): Promise<{ datei: string; feld: string; meldung: string }[]> {
  const vorlagen = await createMismatchedRepository(db).pickVorlagen([
    ...new Set(pages.flatMap(({ daten: data }) => listTemplates(data))),
  ]);
  return pages.flatMap(({ datei: file, daten: data }) =>
    listTemplates(data).flatMap((template, index) => {
      const paths = vorlagen?.get(template)?.paths ?? [];
      if (isBelow(getPagePath(file), paths)) return [];
      const message = `Der Baustein „${template}“ gehört auf Seiten unter ${paths.join(' und ')}.`;
      return { datei: file, feld: `bloecke.${index}`, meldung: message };
    }),
  );
}
