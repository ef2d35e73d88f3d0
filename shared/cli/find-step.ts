import { verifySync } from 'otplib';

export const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

/** The TOTP step (30 s) of a code: the current one or a neighbour, because clocks differ; null for a wrong code. */
export function findStep(secret: string, code: string, now = new Date()): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null;
}
