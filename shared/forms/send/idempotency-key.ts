/** 128 random bits as hex. `crypto.randomUUID` would need HTTPS, which a test installation may lack. */
export function createSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 32-bit FNV-1a: it only has to distinguish the few bodies of one form session. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * Value of the `Idempotency-Key` header. The same body in the same form session has the same key, so that a retry is
 * stored once; a changed body gets another one, because the api rejects a known key with different content.
 */
export function createIdempotencyKey(salt: string, content: string): string {
  return `${salt}-${hash(content)}`;
}
