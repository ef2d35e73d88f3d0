/**
 * zod's pattern for mail addresses, extended to international letters on both sides of the @ (RFC 6531):
 * `jörg@example.de`, `kontakt@bäckerei-müller.de`. Excludes characters that end a header line or begin another address.
 */
export const MAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Normalises an address: browsers send `bäckerei.de` either as typed or as `xn--bckerei-5wa.de`. */
export function unifyMailAddress(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]+)$/.exec(address.normalize('NFC')) ?? [];
  const url = `http://${domain}`;
  return domain && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address;
}
