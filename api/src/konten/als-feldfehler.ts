import { AppError } from '@gm/shared/fehler/app-error';

/**
 * For who is logged in and proves once more who it is: a wrong password or code is a mistake in a field, not the end of
 * the log-in. The message for the password stands beside `feld`.
 */
export const alsFeldfehler = (feld: string, meldung: string) => (fehler: unknown) => {
  if (!(fehler instanceof AppError) || fehler.code !== 'anmeldung_noetig') throw fehler;
  const felder = (fehler.felder ?? []).map((eintrag) => (eintrag.feld === 'passwort' ? { feld, meldung } : eintrag));
  throw new AppError('felder_ungueltig', felder[0]?.meldung ?? fehler.message, { felder, cause: fehler });
};
