import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import type { Sender } from '../booking/compose-confirmation.ts';
import { composeLetter } from '../compose-letter.ts';
import { DRAW_PATH } from './wish-path.ts';

interface Letter extends Sender {
  optionen: FerienprogrammOptions;
  email: string;
}

/** Asks to confirm the mail address of a wish sheet; contains no input and no names of children. */
export function composeWishRequest(letter: Letter & { kinder: number; anzahl: number; pfad: string }): Mail {
  // `pfad`: page of the family's wishes.
  const { siteUrl, optionen: options, email, pfad: path, kinder: children, anzahl: count, briefe: letters } = letter;
  const wishes = `${formatCount(count, 'Wunsch', 'Wünsche')} für ${formatCount(children, 'Kind', 'Kinder')}`;
  const {
    betreff: subject,
    text,
    schluss: closing,
  } = letters.wunschbitte({ wuensche: wishes, frist: formatDate(options.anmeldung_bis) });
  return composeLetter(letter, email, { betreff: subject }, [
    ...splitParagraphs(text),
    { art: 'knopf', text: 'Zum Wunschzettel', adresse: new URL(path, siteUrl).href },
    ...splitParagraphs(closing),
  ]);
}

export interface LotLetter extends Letter {
  kinder: readonly { vorname: string; losnummer: string; plaetze: readonly string[] }[];
  /** Last day on which remaining places can be booked. */
  restplaetze_bis: string;
}

/** Mail: the result of the draw, and how to verify it. */
export function composeLotResult(letter: LotLetter): Mail {
  const { siteUrl, email, kinder: children, restplaetze_bis, briefe: letters } = letter;
  const won = children.some(({ plaetze: places }) => places.length > 0);
  const address = new URL('/kinderferienprogramm/', siteUrl).href;
  const words = letters.losergebnis({ frist: formatDate(restplaetze_bis), adresse: address });
  const head = { betreff: won ? words.betreff : words.betreffOhne, ueberschrift: words.ueberschrift };
  return composeLetter(letter, email, head, [
    {
      art: 'angaben',
      angaben: children.map(({ vorname: firstName, losnummer: lotNumber, plaetze: places }) => ({
        titel: `${firstName} (Losnummer ${lotNumber})`,
        wert: places.length > 0 ? places.join(', ') : 'Leider kein Platz',
      })),
    },
    ...splitParagraphs(won ? words.text : words.ohne),
    ...splitParagraphs(words.weiter),
    ...splitParagraphs(words.schluss),
    { art: 'knopf', text: 'Verlosung nachrechnen', adresse: new URL(DRAW_PATH, siteUrl).href },
  ]);
}
