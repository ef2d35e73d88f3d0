import { defineMails } from '../../kern/mail/briefe.ts';

/** Mails about the collection of waste. */
export const ABFALLMAILS = defineMails('abfall', 'Abfallerinnerung', {
  erinnerung: {
    anlass: 'Am Abend vor der Abholung',
    betreff: 'Morgen wird abgeholt: {was}',
    ueberschrift: 'Morgen wird abgeholt: {was}',
    text: 'Bitte stellen Sie alles bis 6 Uhr an den Straßenrand.',
    link: 'Dieser Link ist nur für Sie.',
  },
});
