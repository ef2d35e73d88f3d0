import { AppError } from '@gm/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { checkOwner } from './sessions/log-in.ts';
import { getLoggedIn } from './sessions/require-role.ts';

export const proofSchema = z
  .string()
  .max(200)
  .default('')
  .describe('Eigenes Passwort; nötig, wo Rollen vergeben werden');

/**
 * Throws unless the person granting a role enters their own password, to protect against clickjacking and unlocked
 * screens.
 */
export async function proveOwner(
  request: FastifyRequest,
  { db, config }: { db: DataSource; config: Pick<Config, 'LOGIN_FAILURES' | 'LOGIN_FAILURES_PER_ACCOUNT'> },
  password: string,
): Promise<void> {
  const field = 'passwort';
  if (password === '') {
    const message = 'Wer eine Rolle vergibt, bestätigt das mit dem eigenen Passwort. Bitte geben Sie Ihres an.';
    throw new AppError('felder_ungueltig', message, { felder: [{ feld: field, meldung: message }] });
  }
  const wrong = 'Ihr Passwort ist falsch. Gemeint ist das, mit dem Sie sich selbst anmelden.';
  await checkOwner(db, config, getLoggedIn(request).konto, {
    passwort: password,
    code: null,
    feld: field,
    falsch: wrong,
  });
}
