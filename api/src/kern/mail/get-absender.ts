/** Name in `Gemeinde Musterhardt <no-reply@musterhardt.example>`; the address when there is none. */
export function getAbsender(absender: string): string {
  const [, name = '', adresse = absender] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(absender) ?? [];
  return name || adresse.trim();
}
