import type { Mail } from '../../mail/mail.ts';
import { findAccess } from '../access.ts';
import {
  type AccountHolder,
  type AccountLetters,
  type AccountSender,
  composeAccountMail,
} from '../compose-account-mail.ts';

/** Validity in minutes of a link from 'Passwort vergessen'. */
export const LINK_MINUTES = 60;
/** Validity for a new account, whose owner isn't waiting for the mail. */
export const INVITATION_MINUTES = 7 * 24 * 60;

const buildLink = ({ art: kind }: AccountHolder, token: string, { SITE_URL }: AccountSender) => ({
  text: 'Passwort festlegen',
  adresse: new URL(`${findAccess(kind).passwortseite}?token=${token}`, SITE_URL).href,
});

export const composePasswordMail = (
  letters: AccountLetters,
  account: AccountHolder,
  token: string,
  config: AccountSender,
): Mail =>
  composeAccountMail(account, letters.vergessen({ minuten: LINK_MINUTES }), buildLink(account, token, config), config);

export const composeInvitation = (
  letters: AccountLetters,
  account: AccountHolder,
  token: string,
  config: AccountSender,
): Mail =>
  composeAccountMail(
    account,
    letters.einladung({ wo: findAccess(account.art).name }),
    buildLink(account, token, config),
    config,
  );
