import { defineMails } from '../../../kern/mail/briefe.ts';

/** Mails about news of the council. */
export const RATSMAILS = defineMails(
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
