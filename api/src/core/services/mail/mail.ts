/** A part of a mail, in order of appearance. */
export type MailPart =
  | { art: 'ueberschrift'; text: string }
  | { art: 'absatz'; text: string }
  /** The main action: a button, in plain text its address. No other part shows an address. */
  | { art: 'knopf'; text: string; adresse: string }
  /** A secondary action, as a link. */
  | { art: 'verweis'; text: string; adresse: string }
  /** Links to pages under a heading of their own. */
  | { art: 'verweise'; titel: string; eintraege: { text: string; adresse: string }[] }
  /** User input: may contain anything, including line breaks. */
  | { art: 'angaben'; angaben: { titel: string; wert: string }[] };

/** Text file attached to a mail. */
export interface Attachment {
  name: string;
  /** Media type without charset; always UTF-8. */
  typ: string;
  inhalt: string;
}

/** A mail as composed by the rest of the api; the outbox renders and stores it. */
export interface Mail {
  /** A single address without a name. */
  an: string;
  /** Reply-To address, if it differs from the sender. */
  antwortAn?: string;
  betreff: string;
  teile: MailPart[];
  anhaenge?: Attachment[];
  /** Subject of the mail as kind and number: when it is deleted, so are its mails. */
  bezug?: string;
  /** URL for one-click unsubscribe (RFC 8058). */
  abmeldung?: string;
}
