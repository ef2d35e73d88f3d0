/** One part of a mail; the order of the parts is the order in the mail. */
export type MailTeil =
  | { art: 'ueberschrift'; text: string }
  | { art: 'absatz'; text: string }
  /** The one thing to do: a button, and in plain text its address. No other part shows an address. */
  | { art: 'knopf'; text: string; adresse: string }
  /** What one may also do, as a link. */
  | { art: 'verweis'; text: string; adresse: string }
  /** Pages that are told of under a heading of their own. */
  | { art: 'verweise'; titel: string; eintraege: { text: string; adresse: string }[] }
  /** What somebody filled in: may contain anything, line breaks included. */
  | { art: 'angaben'; angaben: { titel: string; wert: string }[] };

/** A text file that goes along with a mail. */
export interface Anhang {
  name: string;
  /** Media type without charset, which is UTF-8. */
  typ: string;
  inhalt: string;
}

/** A mail as the rest of the api writes it; the outbox renders and keeps it. */
export interface Mail {
  /** One address without a name. */
  an: string;
  /** Where an answer goes to, if not to the sender. */
  antwortAn?: string;
  betreff: string;
  teile: MailTeil[];
  anhaenge?: Anhang[];
  /** What the mail is about, a kind and a number: when that is erased, its mails go with it. */
  bezug?: string;
  /** Address of a call that ends these mails with one click (RFC 8058). */
  abmeldung?: string;
}
