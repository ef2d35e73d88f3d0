import { readDatum } from '@gm/shared/regeln/read-datum';
import { z } from 'zod';
import { suchwoerter } from '../suche/suchwoerter.ts';

const nummern = z
  .string()
  .transform((liste) => liste.split(',').flatMap((teil) => (/^\d{1,9}$/.test(teil.trim()) ? Number(teil) : [])));

/**
 * What the calendar can be narrowed down by. These come from forms and addresses people edit: a value that means nothing
 * narrows nothing down, and the form beside the list says so.
 */
export const auswahlAbfrage = {
  rubrik_id: nummern.optional().describe('Nummern von Rubriken, durch Komma getrennt'),
  rubriken: nummern.optional().describe('Wie rubrik_id; so reichen Seiten ihre Abfrage weiter'),
  ortsteil: z.string().max(100).optional().describe('Nur in diesem Ortsteil'),
  ort: z.string().max(200).optional().describe('Nur an diesem Veranstaltungsort'),
  q: suchwoerter,
};

export const monatAbfrage = z
  .string()
  .optional()
  .transform((monat = '') => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(monat) ? monat : undefined))
  .describe('Nur Termine dieses Monats, JJJJ-MM');

export const tagAbfrage = z
  .string()
  .max(40)
  .optional()
  .transform((tag = '') => readDatum(tag) ?? undefined)
  .describe('Nur Termine dieses Tages, JJJJ-MM-TT oder TT.MM.JJJJ');

/** The common part of a filter. */
export function chooseFilter(abfrage: {
  rubrik_id?: number[] | undefined;
  rubriken?: number[] | undefined;
  ortsteil?: string | undefined;
  ort?: string | undefined;
  q: string[];
}) {
  return {
    rubriken: abfrage.rubrik_id ?? abfrage.rubriken,
    ortsteil: abfrage.ortsteil || undefined,
    ort: abfrage.ort || undefined,
    woerter: abfrage.q,
  };
}
