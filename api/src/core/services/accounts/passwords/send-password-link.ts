import { createSecret } from '../../../platform/config/secret.ts';
import type { DataSource } from '../../../platform/database/database.ts';
import { readLetters } from '../../mail/letters.ts';
import { createOutboxRepository } from '../../mail/outbox-repository.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { ACCOUNT_MAILS } from '../account-mails.ts';
import { type AccountLine, createAccountRepository } from '../account-repository.ts';
import type { AccountSender } from '../compose-account-mail.ts';
import { composeClubInvitation, composeLoginLink } from '../compose-club-mail.ts';
import { composeInvitation, composePasswordMail, INVITATION_MINUTES, LINK_MINUTES } from './compose-password-mail.ts';

const MAILS = {
  konto: { vergessen: composePasswordMail, einladung: composeInvitation },
  verein: { vergessen: composeLoginLink, einladung: composeClubInvitation },
} as const;

/**
 * Mails a link to set a password or, for clubs, to log in. Using one link invalidates all links of the account. Call it
 * inside a transaction.
 */
export async function sendPasswordLink(
  trx: DataSource,
  account: Pick<AccountLine, 'id' | 'art' | 'email' | 'vorname' | 'nachname'>,
  occasion: 'vergessen' | 'einladung',
  config: AccountSender,
): Promise<void> {
  const { token, token_hash } = createSecret();
  const compose = MAILS[account.art === 'verein' ? 'verein' : 'konto'][occasion];
  const minutes = occasion === 'vergessen' ? LINK_MINUTES : INVITATION_MINUTES;
  if (compose !== composeClubInvitation) {
    await createAccountRepository(trx).rememberPasswortlink(account.id, token_hash, minutes);
  }
  const letters = await readLetters(trx, ACCOUNT_MAILS);
  await createOutboxRepository(trx).store(renderMail(compose(letters, account, token, config)));
}
