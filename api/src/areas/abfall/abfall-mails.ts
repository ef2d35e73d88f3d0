import { defineMails } from '../../core/services/mail/letters.ts';

/** Mails of the waste collection reminders. */
export const ABFALL_MAILS = defineMails('abfall', 'Abfallerinnerung', {
  erinnerung: {
    anlass: 'Am Abend vor der Abholung',
    betreff: 'Morgen wird abgeholt: {was}',
    ueberschrift: 'Morgen wird abgeholt: {was}',
    text: 'Bitte stellen Sie alles bis 6 Uhr an den Straßenrand.',
    link: 'Dieser Link ist nur für Sie.',
  },
});
