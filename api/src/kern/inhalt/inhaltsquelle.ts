import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Datenquelle } from '../daten/database.ts';
import type { Fotos } from './fotos.ts';
import type { Eintrag, Inhaltsart } from './inhaltsart.ts';
import type { Inhaltsleser } from './inhaltsleser.ts';

/** A template with what it shows. */
interface Vorschaublock {
  template: string;
  context: object;
  /** What the page says below its title. */
  einleitung?: string | null;
}

/** What an area may use while it turns its entries into rows and writes them. */
export interface Umfeld {
  gemeinde: Gemeinde;
  fotos: Fotos;
  /** Names of the PDF files there are. */
  dokumente: ReadonlySet<string>;
  /** Calendar day in Europe/Berlin that relative dates count from, `YYYY-MM-DD`. */
  tag: string;
  /** What another area read, along the arrows of `pfeile.json`; null while that area is switched off. */
  of<Gelesen, Zeilen>(quelle: Inhaltsquelle<Gelesen, Zeilen>): Gelesen | null;
}

/**
 * The part of the content that belongs to one area. While it is switched off its entries are not read, and its tables
 * stay untouched.
 */
export interface Inhaltsquelle<Gelesen = unknown, Zeilen = unknown> {
  /** Kinds of its entries. */
  arten: readonly Inhaltsart[];
  /** Reports to the reader what does not fit, so that all mistakes of all areas are named at once. */
  read(leser: Inhaltsleser): Gelesen;
  /** Rows of what was read, made without a database. Throws `inhalt_fehlerhaft` for what does not fit together. */
  build(gelesen: Gelesen, umfeld: Umfeld): Zeilen;
  /**
   * Kinds that may have very many entries, each of which becomes rows of its own, told by its number `id`: where nothing else of
   * the area has changed, those that have are read, built and written without the others. Its other kinds are read as ever.
   */
  einzeln?: readonly Inhaltsart[];
  /**
   * Replaces what an earlier content had. `trx` is the transaction of the whole content: all or nothing.
   * @param nummern of `einzeln`: those that changed, of which some may be no more; the others stay. Without it all are replaced
   */
  write(trx: Datenquelle, zeilen: Zeilen, umfeld: Umfeld, nummern?: readonly number[]): Promise<void>;
  /** What a preview shows of an entry; null: nothing. */
  show?(
    zeilen: Zeilen,
    eintrag: Pick<Eintrag, 'art' | 'schluessel' | 'daten'>,
    umfeld: Umfeld,
    db: Datenquelle,
  ): Promise<Vorschaublock | null> | Vorschaublock | null;
  /** What the command line tells of it, by its German plural. */
  count?(zeilen: Zeilen): Record<string, number>;
}

/** Settings of an area, which are configuration and not content: read also where the content comes from elsewhere. */
export interface Stammdatenquelle<Gelesen = unknown> {
  /** Their key in `konfiguration`. */
  schluessel: string;
  /** Kinds of its entries. */
  arten: readonly Inhaltsart[];
  read(leser: Inhaltsleser): Gelesen;
  build(gelesen: Gelesen, umfeld: Pick<Umfeld, 'gemeinde' | 'tag'>): unknown;
}

export const defineInhalt = <Gelesen, Zeilen>(quelle: Inhaltsquelle<Gelesen, Zeilen>) => quelle;
export const defineStammdaten = <Gelesen>(quelle: Stammdatenquelle<Gelesen>) => quelle;
