import { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';
import { createEintragRepository } from '../inhalt/eintrag-repository.ts';
import { defineDatei, type Inhaltsart } from '../inhalt/inhaltsart.ts';
import type { MailTeil } from './mail.ts';

/** One text of a mail: what its field is called, and what it says where nobody has written otherwise; null: that hangs on something. */
interface Wort {
  titel: string;
  vorgabe: string | null;
  absatz: boolean;
}

/** The texts of one mail that staff may write, and what they may leave room for. */
export interface Mailworte {
  titel: string;
  platzhalter: readonly string[];
  worte: Readonly<Record<string, Wort>>;
}

/** What staff have written, by mail and by text; what they left out is missing or empty. */
export type EigeneWorte = Record<string, Record<string, string | undefined> | undefined>;
export type Mailart = Inhaltsart<z.ZodType<EigeneWorte>>;

/** The text with what stands for its placeholders; what comes in that way is not looked at again. */
export const fillWorte = (text: string, werte: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (ganz, name: string) => (Object.hasOwn(werte, name) ? String(werte[name]) : ganz));

/** Placeholders of a text, each once. */
export const listPlatzhalter = (texte: readonly string[]): string[] => [
  ...new Set(texte.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];

/** Paragraphs have an empty line between them. */
export const splitAbsaetze = (text: string): MailTeil[] =>
  text
    .split(/\n\s*\n/)
    .map((absatz) => absatz.trim())
    .filter(Boolean)
    .map((absatz) => ({ art: 'absatz', text: absatz }));

/** A text that may be left to what is given; an unknown placeholder is refused. */
function buildFeld({ titel, vorgabe, absatz }: Wort, platzhalter: readonly string[]) {
  const hilfe =
    platzhalter.length > 0
      ? `Platzhalter: ${platzhalter.map((name) => `{${name}}`).join(', ')}.`
      : 'Hier gibt es keine Platzhalter.';
  return z
    .string()
    .trim()
    .max(absatz ? 2000 : 150, `Höchstens ${absatz ? 2000 : 150} Zeichen.`)
    .refine((text) => absatz || !/[\r\n]/.test(text), 'Bitte schreiben Sie alles in eine Zeile.')
    .check(({ value, issues }) => {
      for (const [ganz, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
        if (platzhalter.includes(name)) continue;
        issues.push({
          code: 'custom',
          input: value,
          message: `Den Platzhalter „${ganz}“ gibt es nicht. ${hilfe}`,
        });
      }
    })
    .optional()
    .meta({
      title: titel,
      absatz,
      description: `${vorgabe === null ? 'Leer: je nachdem, worum es ging.' : `Leer: „${vorgabe}“`}${platzhalter.length > 0 ? ` ${hilfe}` : ''}`,
    });
}

/** How the names of all such kinds begin. */
export const MAILTEXTE = 'mailtexte-';

/** A kind of content that says what some mails say. */
export function defineMailart(name: string, bezeichnung: string, mails: Readonly<Record<string, Mailworte>>): Mailart {
  const schema = z.strictObject(
    Object.fromEntries(
      Object.entries(mails).map(([mail, { titel, platzhalter, worte }]) => [
        mail,
        z
          .strictObject(
            Object.fromEntries(Object.entries(worte).map(([wort, feld]) => [wort, buildFeld(feld, platzhalter)])),
          )
          .optional()
          .meta({ title: titel }),
      ]),
    ),
  );
  return defineDatei(`${MAILTEXTE}${name}`, `Mails: ${bezeichnung}`, `${MAILTEXTE}${name}.yaml`, schema);
}

/** What staff have written for these mails; nothing where nobody did. */
export async function readEigene(db: Datenquelle, { name, schema }: Mailart): Promise<EigeneWorte> {
  const [eintrag] = await createEintragRepository(db).listArt(name);
  return schema.safeParse(eintrag?.daten ?? {}).data ?? {};
}

/** What is there, and what is given for the rest. */
export const completeWorte = <Texte extends object>(
  vorgaben: Texte,
  eigene: { [Name in keyof Texte]?: string | undefined } = {},
) => ({
  ...vorgaben,
  ...Object.fromEntries(Object.entries(eigene).filter(([, text]) => text)),
});
