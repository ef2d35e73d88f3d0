/** 128 random bits as hex. `crypto.randomUUID` would need HTTPS, which a test installation may lack. */
export function createSalz(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a, 32 bit: it only has to tell the few bodies of one form session apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * Value of the `Idempotency-Key` header. The same body of the same form session has the same key, so that a retry is
 * stored once; a changed body has another one, because the api refuses a known key with other content.
 */
export function createIdempotencyKey(salz: string, inhalt: string): string {
  return `${salz}-${hash(inhalt)}`;
}
