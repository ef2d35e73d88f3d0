/** `DE02 1203 0000 0000 2020 51` → without blanks, in capitals. */
export const readIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether the check digits of an IBAN are right (ISO 13616: the number, its first four places last, leaves 1 modulo 97). */
export function isIban(text: string): boolean {
  const iban = readIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const zeichen of iban.slice(4) + iban.slice(0, 4)) {
    for (const ziffer of Number.parseInt(zeichen, 36).toString()) rest = (rest * 10 + Number(ziffer)) % 97;
  }
  return rest === 1;
}

/** In groups of four, as on a bill. */
export const formatIban = (iban: string): string => readIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');
