import { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';
import type { Angaben, Freigabeart } from '../freigaben/freigabeart.ts';
import { createEintragRepository } from '../inhalt/eintrag-repository.ts';
import { defineDatei, type Inhaltsart } from '../inhalt/inhaltsart.ts';
import type { MailTeil } from './mail.ts';

/** What words of mails may leave room for. Nothing that a sender wrote: nobody has proved that the address is theirs. */
const PLATZHALTER = ['referenz', 'gemeinde', 'amt'] as const;
export type Platzhalter = Readonly<Record<(typeof PLATZHALTER)[number], string>>;

const HILFE = `Platzhalter: ${PLATZHALTER.map((name) => `{${name}}`).join(', ')}.`;

/** What the mails of a form say. */
export interface Mailtexte {
  eingang: { betreff: string; ueberschrift: string; eingegangen: string; weiter: string };
  rueckfrage: { ueberschrift: string; text: string };
  zusage: { ueberschrift: string; text: string };
  /** Null: it hangs on the answers. */
  absage: { ueberschrift: string; text: string | null };
}

/** The kinds of forms that have mails of this kind, as far as their words go. */
type Mailart = Pick<Freigabeart, 'name' | 'bezeichnung' | 'anrede' | 'dank' | 'freigabe'> & {
  absage: string | ((angaben: Angaben) => string);
};

/** What they say where nobody has written otherwise. */
export const getVorgaben = ({ bezeichnung, anrede, dank, freigabe, absage }: Mailart): Mailtexte => ({
  eingang: {
    betreff: `${anrede} {referenz}`,
    ueberschrift: dank.titel,
    eingegangen: `${dank.eingegangen} Die Referenznummer ist {referenz}.`,
    weiter: `${dank.weiter} Bitte nennen Sie bei Rückfragen diese Nummer.`,
  },
  rueckfrage: {
    ueberschrift: `Wir haben eine Frage: ${bezeichnung}`,
    text: 'Bevor wir entscheiden können, haben wir eine Frage:',
  },
  zusage: { ueberschrift: `${anrede}: gute Nachricht`, text: freigabe.mail },
  absage: { ueberschrift: `${anrede}: unsere Entscheidung`, text: typeof absage === 'string' ? absage : null },
});

/** The text with what stands for its placeholders; nothing else of `werte` comes into it. */
export const fillPlatzhalter = (text: string, werte: Platzhalter): string =>
  PLATZHALTER.reduce((bisher, name) => bisher.replaceAll(`{${name}}`, () => werte[name]), text);

/** Paragraphs have an empty line between them. */
export const splitAbsaetze = (text: string): MailTeil[] =>
  text
    .split(/\n\s*\n/)
    .map((absatz) => absatz.trim())
    .filter(Boolean)
    .map((absatz) => ({ art: 'absatz', text: absatz }));

/** Words that may be left to what is given; an unknown placeholder is refused. */
const worte = (title: string, vorgabe: string | null, { absatz = false } = {}) =>
  z
    .string()
    .trim()
    .max(absatz ? 2000 : 150, `Höchstens ${absatz ? 2000 : 150} Zeichen.`)
    .refine((text) => absatz || !/[\r\n]/.test(text), 'Bitte schreiben Sie alles in eine Zeile.')
    .check(({ value, issues }) => {
      for (const [ganz, name] of value.matchAll(/\{([^{}]*)\}/g)) {
        if (PLATZHALTER.some((bekannter) => bekannter === name)) continue;
        issues.push({
          code: 'custom',
          input: value,
          message: `Den Platzhalter „${ganz}“ gibt es nicht. ${HILFE}`,
        });
      }
    })
    .optional()
    .meta({
      title,
      absatz,
      description: `${vorgabe === null ? 'Leer: je nachdem, worum es ging.' : `Leer: „${vorgabe}“`} ${HILFE}`,
    });

function buildSchema(art: Mailart) {
  const { eingang, rueckfrage, zusage, absage } = getVorgaben(art);
  const brief = (title: string, { ueberschrift, text }: { ueberschrift: string; text: string | null }) =>
    z
      .strictObject({
        ueberschrift: worte('Betreff und Überschrift', ueberschrift),
        text: worte('Erster Absatz', text, { absatz: true }),
      })
      .optional()
      .meta({ title });
  return z.strictObject({
    eingang: z
      .strictObject({
        betreff: worte('Betreff', eingang.betreff),
        ueberschrift: worte('Überschrift', eingang.ueberschrift),
        eingegangen: worte('Erster Absatz', eingang.eingegangen, { absatz: true }),
        weiter: worte('Wie es weitergeht', eingang.weiter, { absatz: true }),
      })
      .optional()
      .meta({ title: 'Bestätigung des Eingangs' }),
    rueckfrage: brief('Rückfrage', rueckfrage),
    zusage: brief('Zusage', zusage),
    absage: brief('Absage', absage),
  });
}
type Mailtextart = Inhaltsart<ReturnType<typeof buildSchema>>;

const arten = new Map<string, Mailtextart>();

/** The kind of content that says what the mails of a form say; the same one each time. */
export function getMailtextArt(art: Mailart): Mailtextart {
  const { name, bezeichnung } = art;
  const bekannte = arten.get(name);
  if (bekannte) return bekannte;
  const neue = defineDatei(`mailtexte-${name}`, `Mails: ${bezeichnung}`, `mailtexte-${name}.yaml`, buildSchema(art));
  arten.set(name, neue);
  return neue;
}

/** What is there, and what is given for the rest. */
const complete = <Texte extends object>(
  vorgaben: Texte,
  eigene: { [Name in keyof Texte]?: string | undefined } = {},
) => ({
  ...vorgaben,
  ...Object.fromEntries(Object.entries(eigene).filter(([, text]) => text)),
});

/** What the mails of a form say now. */
export async function readMailtexte(db: Datenquelle, art: Mailart): Promise<Mailtexte> {
  const { name, schema } = getMailtextArt(art);
  const [eintrag] = await createEintragRepository(db).listArt(name);
  const eigene = schema.safeParse(eintrag?.daten ?? {}).data ?? {};
  const vorgaben = getVorgaben(art);
  return {
    eingang: complete(vorgaben.eingang, eigene.eingang),
    rueckfrage: complete(vorgaben.rueckfrage, eigene.rueckfrage),
    zusage: complete(vorgaben.zusage, eigene.zusage),
    absage: complete(vorgaben.absage, eigene.absage),
  };
}
