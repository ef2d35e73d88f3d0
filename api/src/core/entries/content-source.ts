import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { DataSource } from '../platform/database/database.ts';
import type { ContentKind, Entry } from './content-kind.ts';
import type { ContentReader } from './content-reader.ts';
import type { Photos } from './photo-types.ts';

/** A template with its data. */
interface PreviewBlock {
  template: string;
  context: object;
  /** Introduction below the title. */
  einleitung?: string | null;
}

/** What an area may use while it converts its entries to rows and writes them. */
export interface Surroundings {
  gemeinde: Gemeinde;
  fotos: Photos;
  /** Names of the existing PDF files. */
  dokumente: ReadonlySet<string>;
  /** Calendar day in Europe/Berlin from which relative dates count, `YYYY-MM-DD`. */
  tag: string;
  /** Data of another area, allowed by the arrows in `arrows.json`; null while that area is switched off. */
  of<Parsed, Lines>(source: ContentSource<Parsed, Lines>): Parsed | null;
}

/**
 * The part of the content that belongs to one area. While the area is switched off, its entries are not read and its
 * tables stay untouched.
 */
export interface ContentSource<Parsed = unknown, Lines = unknown> {
  /** Kinds of its entries. */
  arten: readonly ContentKind[];
  /** Reports invalid entries to the reader, so that the faults of all areas are listed together. */
  read(reader: ContentReader): Parsed;
  /** Converts what was read to rows, without a database. Throws `inhalt_fehlerhaft` for inconsistent data. */
  build(parsed: Parsed, surroundings: Surroundings): Lines;
  /**
   * Kinds with potentially many entries, each with rows of its own identified by `id`. If only such entries changed,
   * just these are read, built and written; other kinds of the area are always read completely.
   */
  einzeln?: readonly ContentKind[];
  /**
   * Replaces earlier content. `trx` is the transaction of the whole import.
   * @param numbers changed or deleted entries of `einzeln`; the others stay. Without it all entries are replaced
   */
  write(trx: DataSource, lines: Lines, surroundings: Surroundings, numbers?: readonly number[]): Promise<void>;
  /** Preview of an entry; null if there is none. */
  show?(
    lines: Lines,
    entry: Pick<Entry, 'art' | 'schluessel' | 'daten'>,
    surroundings: Surroundings,
    db: DataSource,
  ): Promise<PreviewBlock | null> | PreviewBlock | null;
  /** Counts for the command line, by German plural. */
  count?(lines: Lines): Record<string, number>;
}

/** Settings of an area. They are configuration, so they are read even if the content comes from an external system. */
export interface MasterDataSource<Parsed = unknown> {
  /** Their key in `konfiguration`. */
  schluessel: string;
  /** Kinds of its entries. */
  arten: readonly ContentKind[];
  read(reader: ContentReader): Parsed;
  build(parsed: Parsed, surroundings: Pick<Surroundings, 'gemeinde' | 'tag'>): unknown;
}

export const defineContent = <Parsed, Lines>(source: ContentSource<Parsed, Lines>) => source;
export const defineMasterData = <Parsed>(source: MasterDataSource<Parsed>) => source;
