import { VORSCHAU } from '@gm/shared/regeln/vorschau';
import type { Datenquelle } from '../../daten/database.ts';
import type { Seitenquelle } from '../../inhalt/seitenquelle.ts';
import { createVorschauRepository } from './vorschau-repository.ts';

const TOKEN = /^[\w-]{32}$/;

/** Previews: whoever knows the address reads them, and nobody keeps them. */
export const createVorschauSeiten = (db: Datenquelle): Seitenquelle => ({
  async findPrivate(pfad) {
    const token = pfad.startsWith(VORSCHAU) ? pfad.slice(VORSCHAU.length, -1) : '';
    const seite = TOKEN.test(token) ? await createVorschauRepository(db).find(token) : null;
    return seite && { ...seite, robots: 'noindex, nofollow', canonical: null };
  },
});
