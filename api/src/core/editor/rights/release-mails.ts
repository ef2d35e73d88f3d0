import { defineMails } from '../../services/mail/letters.ts';

/** Mails between editors: requests for a release and their results. */
export const RELEASE_MAILS = defineMails('redaktion', 'Freigaben der Redaktion', {
  vorlegen: {
    anlass: 'Jemand bittet um die Freigabe eines Beitrags',
    betreff: 'Wartet auf Ihre Freigabe: {titel}',
    ueberschrift: 'Wartet auf Ihre Freigabe',
    text: '{von} bittet um die Freigabe dieses Beitrags.',
  },
  zurueckgeben: {
    anlass: 'Ein Beitrag kommt zurück',
    betreff: 'Noch nicht freigegeben: {titel}',
    ueberschrift: 'Noch nicht freigegeben',
    text: '{von} hat Ihren Beitrag angesehen und gibt ihn zurück.',
  },
  freigeben: {
    anlass: 'Ein Beitrag ist freigegeben',
    betreff: 'Freigegeben: {titel}',
    ueberschrift: 'Freigegeben',
    text: '{von} hat Ihren Beitrag freigegeben.',
  },
  zurueckziehen: {
    anlass: 'Ein Beitrag ist zurückgezogen',
    betreff: 'Zurückgezogen: {titel}',
    ueberschrift: 'Zurückgezogen',
    text: '{von} hat Ihren Beitrag zurückgezogen.',
  },
});
