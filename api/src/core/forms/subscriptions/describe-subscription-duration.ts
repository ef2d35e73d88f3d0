import type { Config } from '../../platform/config/config.ts';
import { getDeadline } from './compose-request.ts';

/** Retention of subscribers' addresses. */
export const describeSubscriptionDuration = ({ CONFIRMATION_HOURS }: Pick<Config, 'CONFIRMATION_HOURS'>): string =>
  `Bis Sie die E-Mails abbestellen. Das geht mit dem Link in jeder E-Mail. Ohne Ihre Bestätigung löschen wir die Angaben nach ${getDeadline(CONFIRMATION_HOURS)}.`;
