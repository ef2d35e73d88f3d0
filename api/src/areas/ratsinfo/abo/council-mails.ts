import { defineMails } from '../../../core/services/mail/letters.ts';

/** Mails about news of the council. */
export const COUNCIL_MAILS = defineMails(
  'ratsinfo',
  'Neues aus dem Gemeinderat',
  {
    neues: {
      anlass: 'Im Gemeinderat gibt es Neues',
      betreff: 'Neues aus dem Gemeinderat',
      betreffEines: 'Neues aus dem Gemeinderat: {titel}',
      ueberschrift: 'Neues aus dem Gemeinderat',
      link: 'Dieser Link ist nur für Sie.',
    },
  },
  { betreffEines: 'Betreff, wenn es zu einem Thema Neues gibt' },
);
