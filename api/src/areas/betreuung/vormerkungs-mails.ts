import { defineMails } from '../../core/services/mail/letters.ts';

/** Mails after a family has changed its pre-registration. */
export const VORMERKUNGS_MAILS = defineMails('vormerkung', 'Änderung einer Kita-Vormerkung', {
  familie: {
    anlass: 'Eine Familie ändert ihre Kita-Vormerkung',
    betreff: 'Ihre Kita-Vormerkung {referenz}',
    ueberschrift: 'Ihre Vormerkung ist {was}',
    text: 'Sie haben die Vormerkung {referenz} für {kind} {was}.',
  },
  amt: {
    anlass: 'Dasselbe, an das Amt',
    betreff: 'Kita-Vormerkung {referenz} {was}',
    ueberschrift: 'Kita-Vormerkung {referenz} {was}',
    text: 'Die Familie hat die Vormerkung für {kind} {was}.',
  },
});
