import { createHash } from 'node:crypto';
import type { Consent } from '@gm/shared/schemas/consents';

/**
 * The consents to store with a submission; the time of storing is the time of consent. Unticked boxes are left out.
 * @param wordings wording of each checkbox by field
 */
export function noteConsents(wordings: Readonly<Record<string, string>>, input: object): Consent[] {
  const ticked = new Map(Object.entries(input).filter(([, value]) => value === true));
  return Object.entries(wordings)
    .filter(([field]) => ticked.has(field))
    .map(([field, text]) => ({
      feld: field,
      text,
      fassung: createHash('sha256').update(text).digest('hex').slice(0, 12),
    }));
}
