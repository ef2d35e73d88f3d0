import type { DataSource } from '../../platform/database/database.ts';
import { formatMoment } from '../../platform/rules/format-moment.ts';
import { readLetters } from '../mail/letters.ts';
import type { Mail } from '../mail/mail.ts';
import { createOutboxRepository } from '../mail/outbox-repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { findAccess } from './access.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import {
  type AccountHolder,
  type AccountLetters,
  type AccountSender,
  composeAccountMail,
} from './compose-account-mail.ts';

/** Changes to login credentials; each triggers a mail. */
export const CHANGES = ['passwort', 'faktor-an', 'faktor-aus'] as const;
export type AccountChange = (typeof CHANGES)[number];

export function composeChange(
  letters: AccountLetters,
  account: AccountHolder,
  was: AccountChange,
  config: AccountSender,
): Mail {
  const { vergessenseite: forgottenPage, name: where } = findAccess(account.art);
  const address = new URL(forgottenPage, config.SITE_URL).href;
  const { betreff: subject, text, schluss: closing } = letters[was]({ zeitpunkt: formatMoment(new Date()), wo: where });
  return composeAccountMail(
    account,
    { betreff: subject, text: `${text}\n\n${closing}` },
    { text: 'Neues Passwort anfordern', adresse: address },
    config,
  );
}

/**
 * Mails the account owner about changed login credentials, so that no change goes unnoticed. Call it inside a
 * transaction.
 */
export async function notifyOfChange(
  trx: DataSource,
  account: AccountHolder,
  was: AccountChange,
  config: AccountSender,
): Promise<void> {
  const letters = await readLetters(trx, ACCOUNT_MAILS);
  await createOutboxRepository(trx).store(renderMail(composeChange(letters, account, was, config)));
}
