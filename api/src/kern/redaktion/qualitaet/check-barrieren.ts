import type { FeldFehler } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { Datenquelle } from '../../daten/database.ts';
import { parseDaten } from '../inhalt/inhalt-angaben.ts';
import { readRedaktionsregeln } from './redaktionsregeln.ts';

const fundeSchema = z.array(z.object({ feld: z.string(), meldung: z.string() })).max(200);

/**
 * What is in the way of publishing a page of what the editor's browser has found in its preview, where this town hall wants
 * that: nobody but a browser knows how a page looks, so it is believed, and has to have looked.
 */
export async function checkBarrieren(db: Datenquelle, gefunden: unknown): Promise<FeldFehler[]> {
  if ((await readRedaktionsregeln(db)).barrieren !== 'sperrt') return [];
  const { data } = fundeSchema.safeParse(parseDaten(String(gefunden ?? '')));
  return data ?? [{ feld: 'barrieren', meldung: 'Bitte lassen Sie zuerst die Vorschau der Seite prüfen.' }];
}
