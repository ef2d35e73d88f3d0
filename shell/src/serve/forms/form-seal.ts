import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormState, Receipt } from '@gm/shared/schemas/form';

/** A stored form as described in the address of its page. */
export interface StoredForm {
  template: string;
  /** Empty and 0 where the api returned none. */
  referenz: string;
  id: Receipt['id'];
  ohneBestaetigung?: Receipt['ohneBestaetigung'];
}

export interface FormSeal {
  /** Query parameters with the result. */
  write(stored: StoredForm): URLSearchParams;
  /** Removes them from the query; undefined when there are none, null when their seal is invalid. */
  take(query: URLSearchParams): FormState | null | undefined;
}

const NAMES = ['formular', 'gesendet', 'eingang', 'bestaetigung', 'siegel'] as const;

function readId(id: string): { id?: Receipt['id'] } {
  if (id === '0') return {};
  return { id: /^\d+$/.test(id) ? Number(id) : id };
}

/**
 * After a form without JavaScript was stored, a redirect leads to its page with the result in the address, so that a
 * reload submits nothing twice. The seal prevents forged addresses, which would confirm a form that was never received.
 * @param secrets the first one seals; the others still open addresses from before a rotation
 */
export function createFormSeal(...secrets: readonly string[]): FormSeal {
  const [first = ''] = secrets;
  const sign = (parts: readonly string[], by = first) =>
    createHmac('sha256', by).update(parts.join('\n')).digest('base64url');
  const isOurs = (parts: readonly string[], seal: string) =>
    secrets.some((by) => {
      const [expected, given] = [Buffer.from(sign(parts, by)), Buffer.from(seal)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    });

  return {
    write({ template, referenz: reference, id, ohneBestaetigung: withoutConfirmation }) {
      const confirmation: Record<string, string> = withoutConfirmation ? { bestaetigung: 'keine' } : {};
      const seal = sign([template, reference, String(id), ...Object.values(confirmation)]);
      return new URLSearchParams({
        formular: template,
        gesendet: reference,
        eingang: String(id),
        ...confirmation,
        siegel: seal,
      });
    },
    take(query) {
      if (!query.has('gesendet')) return undefined;
      const [template = '', reference = '', id = '', confirmation = '', seal = ''] = NAMES.map(
        (name) => query.get(name) ?? '',
      );
      for (const name of NAMES) query.delete(name);
      if (!isOurs([template, reference, id, ...(confirmation ? [confirmation] : [])], seal)) return null;
      return {
        template,
        status: 'success',
        werte: {},
        fehler: [],
        referenz: reference,
        ...readId(id),
        ...(confirmation ? { ohneBestaetigung: true } : {}),
      };
    },
  };
}
