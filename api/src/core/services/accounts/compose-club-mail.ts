import type { Mail } from '../mail/mail.ts';
import {
  type AccountHolder,
  type AccountLetters,
  type AccountSender,
  composeAccountMail,
} from './compose-account-mail.ts';
import { LINK_MINUTES } from './passwords/compose-password-mail.ts';

/** Where a club requests a link, and where that link leads. */
const CLUBS = '/intranet/anmelden/';

export function composeLoginLink(
  letters: AccountLetters,
  account: AccountHolder,
  token: string,
  config: AccountSender,
): Mail {
  const address = new URL(`${CLUBS}link/?token=${token}`, config.SITE_URL).href;
  return composeAccountMail(
    account,
    letters.anmeldelink({ minuten: LINK_MINUTES }),
    { text: 'Anmelden', adresse: address },
    config,
  );
}

/** Contains no login link: the mail may stay in a mailbox for weeks. */
export function composeClubInvitation(
  letters: AccountLetters,
  account: AccountHolder,
  _token: string,
  config: AccountSender,
): Mail {
  const address = new URL(CLUBS, config.SITE_URL).href;
  return composeAccountMail(account, letters.vereinseinladung(), { text: 'Link anfordern', adresse: address }, config);
}
