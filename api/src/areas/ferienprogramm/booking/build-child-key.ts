/** Children with the same name and birthday are the same child, regardless of spelling. */
export function buildChildKey({
  vorname: firstName,
  name,
  geburtstag: birthday,
}: Record<'vorname' | 'name' | 'geburtstag', string>): string {
  return `${firstName} ${name} ${birthday}`.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
