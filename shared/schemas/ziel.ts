import { z } from 'zod';
import { isLocalPath } from '../regeln/read-local-path.ts';

const ERWARTET = 'Erwartet wird ein Pfad oder eine Adresse mit https.';

/** A page or file of this site. */
export const lokalesZielSchema = z.string().refine(isLocalPath, 'Erwartet wird ein Pfad dieser Website.');

/** The same, or an address elsewhere that is encrypted. */
export const sicheresZielSchema = z
  .string()
  .refine((wert) => isLocalPath(wert) || wert.startsWith('https://'), ERWARTET);

/** The same, or any address of the web: what somebody typed into a form, never a script. */
export const webZielSchema = z.string().refine((wert) => isLocalPath(wert) || /^https?:\/\//.test(wert), ERWARTET);

/** Where a link of the content system may lead: a place of this site or a web, mail or phone address, never a script. */
export const zielSchema = z
  .string()
  .refine((wert) => isLocalPath(wert) || /^(#|https?:\/\/|mailto:|tel:)/.test(wert), ERWARTET);
