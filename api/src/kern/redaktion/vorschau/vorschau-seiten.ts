import { VORSCHAU, VORSCHAU_KOPF } from '@gm/shared/regeln/vorschau';
import type { FastifyInstance } from 'fastify';
import { runAt } from '../../betrieb/uhr.ts';
import type { Datenquelle } from '../../daten/database.ts';
import type { Seitenquelle } from '../../inhalt/seitenquelle.ts';
import { createVorschauRepository } from './vorschau-repository.ts';

const TOKEN = /^[\w-]{32}$/;

/** Calls that the shell makes for a preview are answered for the moment it shows: which events are next, whether an office is open. */
export function followVorschauzeit(app: FastifyInstance, db: Datenquelle): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.headers[VORSCHAU_KOPF];
    if (typeof token !== 'string' || !TOKEN.test(token)) return done();
    createVorschauRepository(db)
      .findZeitpunkt(token)
      .then((zeitpunkt) => (zeitpunkt ? runAt(zeitpunkt, done) : done()), done);
  });
}

/** Previews: whoever knows the address reads them, and nobody keeps them. */
export const createVorschauSeiten = (db: Datenquelle): Seitenquelle => ({
  async findPrivate(pfad) {
    const token = pfad.startsWith(VORSCHAU) ? pfad.slice(VORSCHAU.length, -1) : '';
    const seite = TOKEN.test(token) ? await createVorschauRepository(db).find(token) : null;
    return seite && { ...seite, robots: 'noindex, nofollow', canonical: null };
  },
});
