/** Same name and birthday are the same child, however the name was typed. */
export function buildChildKey({
  vorname,
  name,
  geburtstag,
}: Record<'vorname' | 'name' | 'geburtstag', string>): string {
  return `${vorname} ${name} ${geburtstag}`.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
