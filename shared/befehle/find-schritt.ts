import { verifySync } from 'otplib';

export const SCHRITT_SEKUNDEN = 30;
const CODE = /^\d{6}$/;

/** The half minute a code belongs to: this one or a neighbour, because clocks differ; null for a wrong code. */
export function findSchritt(geheimnis: string, code: string, jetzt = new Date()): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(jetzt.getTime() / 1000);
  const result = verifySync({ secret: geheimnis, token, epoch, epochTolerance: SCHRITT_SEKUNDEN });
  return result.valid ? Math.floor(epoch / SCHRITT_SEKUNDEN) + result.delta : null;
}
