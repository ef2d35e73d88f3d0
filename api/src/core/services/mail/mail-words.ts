import { z } from 'zod';
import { type ContentKind, defineFile } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { MailPart } from './mail.ts';

/** One text of a mail: label of its field and default text; the default is null if it depends on the submission. */
interface Word {
  titel: string;
  vorgabe: string | null;
  absatz: boolean;
}

/** Editable texts of a mail and their placeholders. */
export interface MailWords {
  titel: string;
  platzhalter: readonly string[];
  worte: Readonly<Record<string, Word>>;
}

/** Texts edited by staff, by mail and field; others are missing or empty. */
export type OwnWords = Record<string, Record<string, string | undefined> | undefined>;
export type MailKind = ContentKind<z.ZodType<OwnWords>>;

/** Fills the placeholders; inserted values are not expanded again. */
export const fillWords = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** Distinct placeholders of a text. */
export const listPlaceholders = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];

/** Paragraphs are separated by an empty line. */
export const splitParagraphs = (text: string): MailPart[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ art: 'absatz', text: paragraph }));

/** Empty means the default; unknown placeholders are rejected. */
function buildField({ titel: title, vorgabe: preset, absatz: paragraph }: Word, placeholder: readonly string[]) {
  const help =
    placeholder.length > 0
      ? `Platzhalter: ${placeholder.map((name) => `{${name}}`).join(', ')}.`
      : 'Hier gibt es keine Platzhalter.';
  return z
    .string()
    .trim()
    .max(paragraph ? 2000 : 150, `Höchstens ${paragraph ? 2000 : 150} Zeichen.`)
    .refine((text) => paragraph || !/[\r\n]/.test(text), 'Bitte schreiben Sie alles in eine Zeile.')
    .check(({ value, issues }) => {
      for (const [whole, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
        if (placeholder.includes(name)) continue;
        issues.push({
          code: 'custom',
          input: value,
          message: `Den Platzhalter „${whole}“ gibt es nicht. ${help}`,
        });
      }
    })
    .optional()
    .meta({
      title,
      absatz: paragraph,
      description: `${preset === null ? 'Leer: je nachdem, worum es ging.' : `Leer: „${preset}“`}${placeholder.length > 0 ? ` ${help}` : ''}`,
    });
}

/** Prefix of the names of all such kinds. */
export const MAIL_TEXTS = 'mailtexte-';
/** Prefix of their titles. */
const TITLE = 'Mails: ';

/** The title without the prefix, for lists that have only such kinds. */
export const nameMailKind = ({ titel: title }: Pick<MailKind, 'titel'>): string => title.replace(TITLE, '');

/** A kind of content for editing mail texts. */
export function defineMailKind(name: string, label: string, mails: Readonly<Record<string, MailWords>>): MailKind {
  const schema = z.strictObject(
    Object.fromEntries(
      Object.entries(mails).map(([mail, { titel: title, platzhalter: placeholder, worte: words }]) => [
        mail,
        z
          .strictObject(
            Object.fromEntries(Object.entries(words).map(([word, field]) => [word, buildField(field, placeholder)])),
          )
          .optional()
          .meta({ title }),
      ]),
    ),
  );
  return {
    ...defineFile(`${MAIL_TEXTS}${name}`, `${TITLE}${label}`, `${MAIL_TEXTS}${name}.yaml`, schema),
    gruppe: 'Mails',
  };
}

/** Texts of these mails edited by staff; empty if none were. */
export async function readOwn(db: DataSource, { name, schema }: MailKind): Promise<OwnWords> {
  const [entry] = await createEntryRepository(db).listArt(name);
  return schema.safeParse(entry?.daten ?? {}).data ?? {};
}

/** Existing texts, completed with the defaults. */
export const completeWords = <Texts extends object>(
  defaults: Texts,
  own: { [Name in keyof Texts]?: string | undefined } = {},
) => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(own).filter(([, text]) => text)),
});
