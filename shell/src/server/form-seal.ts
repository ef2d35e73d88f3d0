import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Eingang, FormularZustand } from '@gm/shared/schemas/formular';

/** A stored form as the address of its page tells it. */
export interface StoredForm {
  template: string;
  /** Empty and 0 where the api gave none. */
  referenz: string;
  id: Eingang['id'];
  ohneBestaetigung?: Eingang['ohneBestaetigung'];
}

export interface FormSeal {
  /** Query parameters that bring the outcome to the page. */
  write(stored: StoredForm): URLSearchParams;
  /** Takes them out of the query; undefined when there are none, null when this site never wrote them. */
  take(query: URLSearchParams): FormularZustand | null | undefined;
}

const NAMES = ['formular', 'gesendet', 'eingang', 'bestaetigung', 'siegel'] as const;

function readId(id: string): { id?: Eingang['id'] } {
  if (id === '0') return {};
  return { id: /^\d+$/.test(id) ? Number(id) : id };
}

/**
 * A form that was stored without JavaScript leads to its page with the outcome in the address, so that a reload sends
 * nothing twice. The seal keeps others from writing such addresses, which would thank somebody for what nobody got.
 * @param secrets the first one seals; seals of the others are still on their way when it takes over
 */
export function createFormSeal(...secrets: readonly string[]): FormSeal {
  const [first = ''] = secrets;
  const sign = (parts: readonly string[], by = first) =>
    createHmac('sha256', by).update(parts.join('\n')).digest('base64url');
  const isOurs = (parts: readonly string[], siegel: string) =>
    secrets.some((by) => {
      const [expected, given] = [Buffer.from(sign(parts, by)), Buffer.from(siegel)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    });

  return {
    write({ template, referenz, id, ohneBestaetigung }) {
      const bestaetigung: Record<string, string> = ohneBestaetigung ? { bestaetigung: 'keine' } : {};
      const siegel = sign([template, referenz, String(id), ...Object.values(bestaetigung)]);
      return new URLSearchParams({
        formular: template,
        gesendet: referenz,
        eingang: String(id),
        ...bestaetigung,
        siegel,
      });
    },
    take(query) {
      if (!query.has('gesendet')) return undefined;
      const [template = '', referenz = '', id = '', bestaetigung = '', siegel = ''] = NAMES.map(
        (name) => query.get(name) ?? '',
      );
      for (const name of NAMES) query.delete(name);
      if (!isOurs([template, referenz, id, ...(bestaetigung ? [bestaetigung] : [])], siegel)) return null;
      return {
        template,
        status: 'success',
        werte: {},
        fehler: [],
        referenz,
        ...readId(id),
        ...(bestaetigung ? { ohneBestaetigung: true } : {}),
      };
    },
  };
}
