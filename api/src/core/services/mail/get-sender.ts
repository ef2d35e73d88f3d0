/** Display name of `Gemeinde Musterhardt <no-reply@musterhardt.example>`, or the address if there is none. */
export function getSender(sender: string): string {
  const [, name = '', address = sender] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(sender) ?? [];
  return name || address.trim();
}
