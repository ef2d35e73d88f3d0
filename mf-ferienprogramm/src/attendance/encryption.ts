/** OWASP's recommendation for PBKDF2 with SHA-256: the code is short, so each guess has to be expensive. */
const ROUNDS = 600_000;

/** Encrypted data, base64. */
interface Ciphertext {
  iv: string;
  daten: string;
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const createBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Whether the browser supports encryption here: only on https and localhost. */
export const canEncrypt = (): boolean => Boolean(globalThis.crypto?.subtle);

export const createSalt = (): string => toBase64(createBytes(16));

/** Derives a non-extractable key from a code; it lives as long as the document. */
export async function deriveKey(code: string, salt: string): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(code.normalize('NFC'));
  const input = await crypto.subtle.importKey('raw', raw, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: ROUNDS };
  return crypto.subtle.deriveKey(how, input, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function encrypt(key: CryptoKey, value: unknown): Promise<Ciphertext> {
  // Must be unique per key.
  const iv = createBytes(12);
  const plainText = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plainText);
  return { iv: toBase64(iv), daten: toBase64(new Uint8Array(data)) };
}

/** Null for a wrong key and for manipulated data. */
export async function decrypt<Value>(key: CryptoKey, { iv, daten: data }: Ciphertext): Promise<Value | null> {
  try {
    const how = { name: 'AES-GCM', iv: fromBase64(iv) };
    const plainText = await crypto.subtle.decrypt(how, key, fromBase64(data));
    return JSON.parse(new TextDecoder().decode(plainText)) as Value;
  } catch {
    return null;
  }
}
