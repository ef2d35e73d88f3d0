import { PREVIEW, PREVIEW_HEAD } from '@gm/shared/rules/preview';
import type { FastifyInstance } from 'fastify';
import type { PageSource } from '../../content/serve/page-source.ts';
import { runAt } from '../../platform/config/clock.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createAccountRepository } from '../../services/accounts/account-repository.ts';
import { createRights } from '../store/rights.ts';
import { createPreviewRepository } from './preview-repository.ts';

const TOKEN = /^[\w-]{32}$/;

/** The time for which a preview is answered; null if its account may not read all unpublished content or is locked. */
async function findTimeOfDay(db: DataSource, token: string): Promise<Date | null> {
  const preview = await createPreviewRepository(db).findZeitpunkt(token);
  const account = preview && (await createAccountRepository(db).findById(preview.konto));
  return account && !account.gesperrt && createRights(account).hatAlles ? preview.zeitpunkt : null;
}

/** Answers calls that the shell makes for a preview as of its time: upcoming events, opening states. */
export function followPreviewTime(app: FastifyInstance, db: DataSource): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.headers[PREVIEW_HEAD];
    if (typeof token !== 'string' || !TOKEN.test(token)) return done();
    findTimeOfDay(db, token).then((moment) => (moment ? runAt(moment, done) : done()), done);
  });
}

/** Preview pages: accessible to anyone with the address, and never cached. */
export const createPreviewPages = (db: DataSource): PageSource => ({
  async findPrivate(path) {
    const token = path.startsWith(PREVIEW) ? path.slice(PREVIEW.length, -1) : '';
    const page = TOKEN.test(token) ? await createPreviewRepository(db).find(token) : null;
    return page && { ...page, robots: 'noindex, nofollow', canonical: null };
  },
});
