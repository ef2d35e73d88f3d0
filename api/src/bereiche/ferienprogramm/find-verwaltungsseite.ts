import type { Route } from '@gm/shared/schemas/seite';
import { buildTischSeite, findTischSeite } from '../../kern/freigaben/build-tisch-route.ts';

const FERIEN = { title: 'Ferienprogramm', href: '/intranet/ferienprogramm/' };
const KASSE = { title: 'Rechnungen und Zahlungen', href: '/intranet/ferienprogramm/kasse/' };

/** The page on which staff look after one event, or after bills; null for another path. */
export function findVerwaltungsseite(pfad: string): Route | null {
  if (pfad === KASSE.href) {
    return buildTischSeite({
      titel: KASSE.title,
      ueber: [FERIEN],
      name: 'kasse',
      endpoint: '/api/intranet/ferienprogramm/kasse',
      blocks: [{ template: 'ferien-kasse' }],
    });
  }
  const konto = findTischSeite(
    {
      uebersicht: KASSE,
      muster: /^FP-\d{4}-\d{4,9}$/,
      templates: ['ferien-konto'],
      name: 'konto',
      endpoint: '/api/intranet/ferienprogramm/kasse/',
    },
    pfad,
  );
  return (
    konto ??
    findTischSeite(
      {
        uebersicht: FERIEN,
        muster: /^[1-9]\d{0,8}$/,
        // A draft is shown by the first, what is published by the second; both have organisers.
        templates: ['ferien-entwurf', 'ferien-teilnehmer', 'ferien-betreuung'],
        name: 'event',
        endpoint: '/api/intranet/ferienprogramm/',
      },
      pfad,
    )
  );
}
