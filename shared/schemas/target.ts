import { z } from 'zod';
import { isLocalPath } from '../rules/read-local-path.ts';

const EXPECTED = 'Erwartet wird ein Pfad oder eine Adresse mit https.';

/** A local page or file. */
export const localTargetSchema = z.string().refine(isLocalPath, 'Erwartet wird ein Pfad dieser Website.');

/** A local path, or an external https URL. */
export const secureTargetSchema = z
  .string()
  .refine((value) => isLocalPath(value) || value.startsWith('https://'), EXPECTED);

/** A local path, or any web URL: for user input; excludes scripts. */
export const webTargetSchema = z.string().refine((value) => isLocalPath(value) || /^https?:\/\//.test(value), EXPECTED);

/** Allowed link targets of the content system: local paths and web, mail or phone URLs, never scripts. */
export const targetSchema = z
  .string()
  .refine((value) => isLocalPath(value) || /^(#|https?:\/\/|mailto:|tel:)/.test(value), EXPECTED);
