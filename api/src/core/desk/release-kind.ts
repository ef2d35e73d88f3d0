import type { CORRECTION_KINDS, Release } from '@gm/shared/schemas/desk/releases';
import type { Objects } from '@gm/shared/store/objects';
import type { $ZodType } from 'zod/v4/core';
import type { ContentKind } from '../entries/content-kind.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import type { DataSource } from '../platform/database/database.ts';

export type Details = Readonly<Record<string, unknown>>;
type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** A submission. Its answers include all corrections and conform to the form's schema. */
export interface Thing<Input = unknown> {
  id: number;
  /** File of the picture, relative to the uploads folder. */
  bild: string | null;
  angaben: Input;
}

/** Additional details on the page of one submission. */
type ReleaseExtras = Partial<Pick<Release, 'oeffentlich' | 'weiter' | 'woche' | 'konflikte' | 'amSelbenTag'>>;

/** An external office that does the work and is notified by mail. */
export interface Office {
  name: string;
  email: string;
}

/** What a release needs to publish content entries on behalf of the deciding person. */
export interface ReleaseSurroundings {
  uploads: Objects;
  /**
   * Publishes data as a content entry immediately, as if an editor had written and released it. Returns its number.
   * Throws `felder_ungueltig` for faults that the entry's form would report.
   * @param entry `nummer`: its present number or, for a new entry, the wanted one; if that is taken, it gets another
   */
  releaseEintrag(
    trx: DataSource,
    entry: { art: ContentKind; nummer: number; istNeu: boolean; daten: Record<string, unknown> },
  ): Promise<number>;
  /** Withdraws a published entry. */
  withdrawEintrag(trx: DataSource, entry: { art: ContentKind; nummer: number }): Promise<void>;
  /** Adds a picture to the library. Returns its name there. */
  addFoto(
    trx: DataSource,
    photo: { bild: Buffer; name: string; alt: string; bildcopyright: string | null },
  ): Promise<string>;
}

/** A form kind as the desk needs it, in addition to what mails need. */
export interface ReleaseKind<Input = unknown> extends SubmissionKind<Input> {
  /** The form's schema; it also validates corrections. */
  schema: $ZodType;
  /** Answers that staff may correct, in the order of the page. */
  korrigierbar: Readonly<Record<string, CorrectionKind>>;
  /**
   * Whether the form asks for a field, given the other answers; by default it asks for all. The form drops fields it
   * does not ask for.
   */
  asksFor?(field: string, details: Details): boolean;
  /** Answers with HTML; the desk shows and edits them as plain text. */
  html?: readonly string[];
  /** One line that identifies it in lists. */
  getTitel(details: Details): string;
  /**
   * Release: label of the option, its effect, and the text of the mail to the sender; `stand` is the word for a closed
   * submission where nothing is released.
   */
  freigabe: { titel: string; folge: string; mail: string; stand?: 'erledigt' };
  /** Text of the mail to the sender on rejection. */
  absage: string | ((details: Details) => string);
  /** The reason why it cannot be released now, or null. Rows it locks stay locked until the release is done. */
  findObstacle?(trx: DataSource, thing: Thing<Input>): Promise<string | null>;
  /** Effects of the release beyond the status. Returns the path of the public page, if there is one. */
  release?(trx: DataSource, thing: Thing<Input>, surroundings: ReleaseSurroundings): Promise<string | null>;
  /** Undoes the release when it is reopened. */
  withdraw?(trx: DataSource, id: number, surroundings: ReleaseSurroundings): Promise<void>;
  /** Others who are notified of the decision, e.g. because they reported the same. */
  listReaders?(trx: DataSource, id: number): Promise<string[]>;
  /** The office to which it may be forwarded; the link in that mail leads to a page without log-in. */
  weiterleitung?: {
    /** Null if no office is responsible. */
    findStelle(db: DataSource, details: Input): Promise<Office | null>;
    buildLink(trx: DataSource, id: number): Promise<string>;
  };
  /** Ids of submissions about the same, such as an event and the request for its hall; itself may be among them. */
  listRelated?(db: DataSource, thing: Thing<Input>): Promise<number[]>;
  showExtras?(db: DataSource, thing: Thing<Input>): Promise<ReleaseExtras>;
}

/** The form kinds that the areas declare. */
export interface ReleaseKinds {
  /** In the order of the desk's list. */
  alle: readonly ReleaseKind[];
  /** Null for unknown kinds and kinds of switched-off areas. */
  find(form: string): ReleaseKind | null;
}

/** The kinds in the order of their areas. Throws for duplicate names or reference prefixes. */
export function createReleaseKinds(
  areas: readonly { name: string; formulare?: readonly ReleaseKind[] }[],
): ReleaseKinds {
  const afterName = new Map<string, ReleaseKind>();
  for (const { name: area, formulare: forms = [] } of areas) {
    for (const kind of forms) {
      const other = [...afterName.values()].find(
        ({ name, kuerzel: abbreviation }) => name === kind.name || abbreviation === kind.kuerzel,
      );
      if (other) {
        throw new Error(
          `The form '${kind.name}' (${kind.kuerzel}) of '${area}' has name or initials of '${other.name}' (${other.kuerzel}): choose others`,
        );
      }
      afterName.set(kind.name, kind);
    }
  }
  return { alle: [...afterName.values()], find: (form) => afterName.get(form) ?? null };
}
