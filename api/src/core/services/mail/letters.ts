import type { DataSource } from '../../platform/database/database.ts';
import {
  completeWords,
  defineMailKind,
  fillWords,
  listPlaceholders,
  type MailKind,
  type OwnWords,
  readOwn,
} from './mail-words.ts';

/**
 * Default texts of a mail; `{name}` placeholders are filled in when it is composed. `anlass` describes for staff when
 * it is sent.
 */
type Default = Readonly<{ anlass: string } & Record<string, string>>;
type Defaults = Readonly<Record<string, Default>>;

/** Mails that are edited in one form. */
export interface MailGroup<Mails extends Defaults = Defaults> {
  art: MailKind;
  mails: Mails;
}

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<Mail extends Default> = Record<Placeholder<Mail[Exclude<keyof Mail, 'anlass'>]>, string | number>;

/** The texts of each mail, as functions of their placeholders. */
export type Letters<Mails extends Defaults> = {
  [Name in keyof Mails]: (
    ...values: keyof Values<Mails[Name]> extends never ? [] : [Values<Mails[Name]>]
  ) => Record<Exclude<keyof Mails[Name], 'anlass'>, string>;
};
/** The letters of a group. */
export type LettersFrom<Group> = Group extends MailGroup<infer Mails> ? Letters<Mails> : never;

/** Labels of texts that occur in several mails. */
const TITLE: Record<string, string> = {
  betreff: 'Betreff',
  ueberschrift: 'Überschrift',
  text: 'Text',
  weiter: 'Wie es weitergeht',
  schluss: 'Schluss',
  link: 'Zum Link',
};
const isLine = (word: string) => word.startsWith('betreff') || word === 'ueberschrift';

/** @param title labels of texts specific to these mails */
export function defineMails<const Mails extends Defaults>(
  name: string,
  label: string,
  mails: Mails,
  title: Readonly<Record<string, string>> = {},
): MailGroup<Mails> {
  const kind = defineMailKind(
    name,
    label,
    Object.fromEntries(
      Object.entries(mails).map(([mail, { anlass: occasion, ...texts }]) => [
        mail,
        {
          titel: occasion,
          platzhalter: listPlaceholders(Object.values(texts)),
          worte: Object.fromEntries(
            Object.entries(texts).map(([word, preset]) => [
              word,
              { titel: title[word] ?? TITLE[word] ?? word, vorgabe: preset, absatz: !isLine(word) },
            ]),
          ),
        },
      ]),
    ),
  );
  return { art: kind, mails };
}

/** Texts of the mails: those edited by staff, defaults for the rest. */
export function buildLetters<Mails extends Defaults>({ mails }: MailGroup<Mails>, own: OwnWords = {}): Letters<Mails> {
  const letters = Object.entries(mails).map(([mail, { anlass: _, ...defaults }]) => {
    const texts = Object.entries(completeWords(defaults, own[mail]));
    const fill = (values: Record<string, string | number> = {}) =>
      Object.fromEntries(texts.map(([word, text]) => [word, fillWords(text, values)]));
    return [mail, fill];
  });
  return Object.fromEntries(letters) as Letters<Mails>;
}

/** The current texts of the mails. */
export const readLetters = async <Mails extends Defaults>(
  db: DataSource,
  group: MailGroup<Mails>,
): Promise<Letters<Mails>> => buildLetters(group, await readOwn(db, group.art));
