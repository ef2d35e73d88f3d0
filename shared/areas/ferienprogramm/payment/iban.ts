/** `DE02 1203 0000 0000 2020 51` → without spaces, in upper case. */
export const readIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Whether the check digits of an IBAN are valid (ISO 13616: with the first four characters moved to the end, modulo 97
 * is 1).
 */
export function isIban(text: string): boolean {
  const iban = readIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** In groups of four, as on bills. */
export const formatIban = (iban: string): string => readIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');
