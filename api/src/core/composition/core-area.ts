import { textBlocksKind } from '../desk/text-blocks.ts';
import { RELEASE_MAILS } from '../editor/rights/release-mails.ts';
import { editorialRulesKind } from '../editor/rules/editorial-rules.ts';
import { mailRecipientKind } from '../forms/mail-recipient.ts';
import { SUBSCRIPTION_MAILS } from '../forms/subscriptions/subscription-mails.ts';
import { ACCOUNT_MAILS } from '../services/accounts/account-mails.ts';
import { defineArea } from './area.ts';

/** What the core adds by the same means as an area. It cannot be switched off. */
export const coreArea = defineArea({
  name: 'kern',
  einstellungen: [editorialRulesKind, mailRecipientKind, textBlocksKind],
  mailgruppen: [SUBSCRIPTION_MAILS, ACCOUNT_MAILS, RELEASE_MAILS],
});
