import { createHash } from 'node:crypto';
import { readIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import type { Cents } from '@gm/shared/format/betrag';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { createFaults } from '../../../kern/formulare/receive-once.ts';

/** A line of a bank statement. */
export interface Umsatz {
  tag: string;
  /** Negative: paid out. */
  betrag: Cents;
  /** Who paid, or was paid. */
  name: string;
  iban: string;
  zweck: string;
  /** The bank's own number; null where the file has none. */
  bankreferenz: string | null;
}

const feld: FeldFehler['feld'] = 'datei';

/** A file that is not taken at all: nothing of it is stored. */
export const refuseDatei = (meldung: string) => createFaults([{ feld, meldung }]);

/**
 * An amount as statements write it, `1.234,50`, `-8.5` or `8`, in cents. Throws for what is no whole number of cents: such a file is
 * damaged or made up.
 */
export function readBetrag(text: string, wo: string): Cents {
  const knapp = text.trim().replaceAll(/\s|€|EUR/g, '');
  const [, minus, deutsch, englisch] =
    /^([+-]?)(?:(\d{1,3}(?:\.\d{3})*,\d+|\d+,\d+)|(\d+(?:\.\d+)?))$/.exec(knapp) ?? [];
  const zahl = deutsch?.replaceAll('.', '').replace(',', '.') ?? englisch;
  const [ganze = '', bruch = ''] = zahl?.split('.') ?? [];
  if (!zahl || ganze.length > 7) throw refuseDatei(`${wo}: „${text.slice(0, 30)}“ ist kein Betrag.`);
  if (/[^0]/.test(bruch.slice(2))) {
    throw refuseDatei(`${wo}: „${text.slice(0, 30)}“ ist kein ganzer Cent. Die Datei wurde nicht eingelesen.`);
  }
  const cents = Number(ganze) * 100 + Number(bruch.slice(0, 2).padEnd(2, '0'));
  return (minus === '-' ? 0 - cents : cents) as Cents;
}

/** What a line says, as one hash: whatever file or format it stands in, it is the same. */
export const hashUmsatz = ({ tag, betrag, name, iban, zweck }: Umsatz): string =>
  createHash('sha256')
    .update(
      [
        tag,
        betrag,
        readIban(iban),
        ...[name, zweck].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()),
      ].join('|'),
    )
    .digest('base64url');
