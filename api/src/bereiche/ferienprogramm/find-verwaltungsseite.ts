import type { Route } from '@gm/shared/schemas/seite';
import { findTischSeite } from '../../kern/freigaben/build-tisch-route.ts';

/** The page on which staff look after one event, or null for another path. */
export const findVerwaltungsseite = (pfad: string): Route | null =>
  findTischSeite(
    {
      uebersicht: { title: 'Ferienprogramm', href: '/intranet/ferienprogramm/' },
      muster: /^[1-9]\d{0,8}$/,
      // A draft is shown by one, what is published by the other.
      templates: ['ferien-entwurf', 'ferien-teilnehmer'],
      name: 'event',
      endpoint: '/api/intranet/ferienprogramm/',
    },
    pfad,
  );
