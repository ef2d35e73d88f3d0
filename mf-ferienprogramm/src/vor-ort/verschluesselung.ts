/** What OWASP asks of PBKDF2 with SHA-256: the code is short, so each guess has to be dear. */
const RUNDEN = 600_000;

/** What is written down of something encrypted; base64. */
interface Chiffrat {
  iv: string;
  daten: string;
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (zeichen) => zeichen.charCodeAt(0));
const createBytes = (anzahl: number) => crypto.getRandomValues(new Uint8Array(anzahl));

/** Whether the browser can encrypt here: over https and on localhost. */
export const canEncrypt = (): boolean => Boolean(globalThis.crypto?.subtle);

export const createSalz = (): string => toBase64(createBytes(16));

/** The key that a code opens; it cannot be read out again, and only lives as long as the document. */
export async function deriveSchluessel(code: string, salz: string): Promise<CryptoKey> {
  const roh = new TextEncoder().encode(code.normalize('NFC'));
  const eingabe = await crypto.subtle.importKey('raw', roh, 'PBKDF2', false, ['deriveKey']);
  const wie = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salz), iterations: RUNDEN };
  return crypto.subtle.deriveKey(wie, eingabe, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function encrypt(schluessel: CryptoKey, wert: unknown): Promise<Chiffrat> {
  // Never the same twice under one key.
  const iv = createBytes(12);
  const klartext = new TextEncoder().encode(JSON.stringify(wert));
  const daten = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, schluessel, klartext);
  return { iv: toBase64(iv), daten: toBase64(new Uint8Array(daten)) };
}

/** Null with the wrong key, and for what somebody has changed. */
export async function decrypt<Wert>(schluessel: CryptoKey, { iv, daten }: Chiffrat): Promise<Wert | null> {
  try {
    const wie = { name: 'AES-GCM', iv: fromBase64(iv) };
    const klartext = await crypto.subtle.decrypt(wie, schluessel, fromBase64(daten));
    return JSON.parse(new TextDecoder().decode(klartext)) as Wert;
  } catch {
    return null;
  }
}
