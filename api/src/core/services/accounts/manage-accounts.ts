import { AppError } from '@gm/shared/errors/app-error';
import type { AccountKind } from '@gm/shared/rules/accesses';
import type { DataSource } from '../../platform/database/database.ts';
import { getSender } from '../mail/get-sender.ts';
import type { AccountDetails } from './account-details.ts';
import { type AccountLine, createAccountRepository } from './account-repository.ts';
import type { AccountSender } from './compose-account-mail.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { sendPasswordLink } from './passwords/send-password-link.ts';
import { createSecondFactorRepository } from './second-factor/second-factor-repository.ts';
import { buildTotpLink, createTotpSecret } from './second-factor/totp.ts';
import { createAccountDeviceRepository } from './sessions/account-device-repository.ts';
import { createAccountSessionRepository } from './sessions/account-session-repository.ts';
import type { AdditionRole } from './tables.ts';

/** Account administration. Methods throw `nicht_gefunden` for an unknown account. */
export function createAccountAdministration(db: DataSource, config: AccountSender) {
  async function find(kind: AccountKind, email: string): Promise<AccountLine> {
    const account = await createAccountRepository(db).find(kind, email);
    if (!account) throw new AppError('nicht_gefunden', `Es gibt kein Konto mit der Adresse ${email}.`);
    return account;
  }

  return {
    list: () => createAccountRepository(db).list(),

    /** Creates the account and mails its owner a link to set a password. Throws `konflikt` if the address is taken. */
    async create(details: AccountDetails): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const id = await createAccountRepository(trx).create({ ...details, passwort_hash: null });
        if (id === null) throw new AppError('konflikt', `Es gibt schon ein Konto mit der Adresse ${details.email}.`);
        await sendPasswordLink(trx, { ...details, id }, 'einladung', config);
      });
    },

    /** Revokes all sessions, mailed links and known browsers, whether locking or unlocking. */
    async setLocked(kind: AccountKind, email: string, locked: boolean): Promise<void> {
      const { id } = await find(kind, email);
      await db.transaction().execute(async (trx) => {
        const accounts = createAccountRepository(trx);
        await accounts.change(id, { gesperrt: locked });
        await accounts.forgetPasswortlinks(id);
        await createAccountSessionRepository(trx).endAll(id);
        await createAccountDeviceRepository(trx).forgetAll(id);
      });
    },

    async setRoles(kind: AccountKind, email: string, roles: AdditionRole[]): Promise<void> {
      const { id } = await find(kind, email);
      await createAccountRepository(db).change(id, { rollen: roles });
    },

    async sendLink(kind: AccountKind, email: string): Promise<void> {
      const account = await find(kind, email);
      await db.transaction().execute((trx) => sendPasswordLink(trx, account, 'vergessen', config));
    },

    /** Returns the secret for the owner's app, or null when the second factor was removed. */
    async setSecondFactor(kind: AccountKind, email: string, an: boolean): Promise<string | null> {
      const account = await find(kind, email);
      const totp_geheimnis = an ? createTotpSecret() : null;
      await db.transaction().execute(async (trx) => {
        await createSecondFactorRepository(trx).set(account.id, totp_geheimnis);
        // No mail when there was no second factor to remove.
        if (an || account.totp_geheimnis) await notifyOfChange(trx, account, an ? 'faktor-an' : 'faktor-aus', config);
      });
      return totp_geheimnis && buildTotpLink(totp_geheimnis, email, getSender(config.MAIL_FROM));
    },
  };
}
