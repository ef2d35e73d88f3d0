import type { Datenquelle } from '../daten/database.ts';
import {
  completeWorte,
  defineMailart,
  type EigeneWorte,
  fillWorte,
  listPlatzhalter,
  type Mailart,
  readEigene,
} from './mailworte.ts';

/** What a mail says where nobody has written otherwise; `{name}` is filled in when it is written. `anlass` tells staff when that is. */
type Vorgabe = Readonly<{ anlass: string } & Record<string, string>>;
type Vorgaben = Readonly<Record<string, Vorgabe>>;

/** Mails whose words stand in one form. */
export interface Mailgruppe<Mails extends Vorgaben = Vorgaben> {
  art: Mailart;
  mails: Mails;
}

type Platzhalter<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Platzhalter<Rest>
  : never;
type Werte<Mail extends Vorgabe> = Record<Platzhalter<Mail[Exclude<keyof Mail, 'anlass'>]>, string | number>;

/** The texts of each mail, as functions of what its placeholders stand for. */
export type Briefe<Mails extends Vorgaben> = {
  [Name in keyof Mails]: (
    ...werte: keyof Werte<Mails[Name]> extends never ? [] : [Werte<Mails[Name]>]
  ) => Record<Exclude<keyof Mails[Name], 'anlass'>, string>;
};
/** The same of a group. */
export type BriefeVon<Gruppe> = Gruppe extends Mailgruppe<infer Mails> ? Briefe<Mails> : never;

/** Names of texts that several mails have. */
const TITEL: Record<string, string> = {
  betreff: 'Betreff',
  ueberschrift: 'Überschrift',
  text: 'Text',
  weiter: 'Wie es weitergeht',
  schluss: 'Schluss',
  link: 'Zum Link',
};
const isZeile = (wort: string) => wort.startsWith('betreff') || wort === 'ueberschrift';

/** @param titel what texts are called that no other mail has */
export function defineMails<const Mails extends Vorgaben>(
  name: string,
  bezeichnung: string,
  mails: Mails,
  titel: Readonly<Record<string, string>> = {},
): Mailgruppe<Mails> {
  const art = defineMailart(
    name,
    bezeichnung,
    Object.fromEntries(
      Object.entries(mails).map(([mail, { anlass, ...texte }]) => [
        mail,
        {
          titel: anlass,
          platzhalter: listPlatzhalter(Object.values(texte)),
          worte: Object.fromEntries(
            Object.entries(texte).map(([wort, vorgabe]) => [
              wort,
              { titel: titel[wort] ?? TITEL[wort] ?? wort, vorgabe, absatz: !isZeile(wort) },
            ]),
          ),
        },
      ]),
    ),
  );
  return { art, mails };
}

/** What its mails say: what staff have written, and what is given for the rest. */
export function buildBriefe<Mails extends Vorgaben>(
  { mails }: Mailgruppe<Mails>,
  eigene: EigeneWorte = {},
): Briefe<Mails> {
  const briefe = Object.entries(mails).map(([mail, { anlass: _, ...vorgaben }]) => {
    const texte = Object.entries(completeWorte(vorgaben, eigene[mail]));
    const fill = (werte: Record<string, string | number> = {}) =>
      Object.fromEntries(texte.map(([wort, text]) => [wort, fillWorte(text, werte)]));
    return [mail, fill];
  });
  return Object.fromEntries(briefe) as Briefe<Mails>;
}

/** What its mails say now. */
export const readBriefe = async <Mails extends Vorgaben>(
  db: Datenquelle,
  gruppe: Mailgruppe<Mails>,
): Promise<Briefe<Mails>> => buildBriefe(gruppe, await readEigene(db, gruppe.art));
