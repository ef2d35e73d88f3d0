import type { Route } from '@gm/shared/schemas/seite';
import { buildCall } from '../../kern/regeln/build-call.ts';
import { STARTSEITE } from '../../kern/regeln/startseite.ts';
import { FERIENPROGRAMM_PFAD } from './ferien-pfad.ts';

/** Pages of a family that nobody writes in the content: what they show comes from a call with the secret of the address. */
const SEITEN = [
  {
    pfad: '/ferienprogramm-anmeldung/familie/',
    titel: 'Ihre Familie im Ferienprogramm',
    name: 'familie',
    template: 'ferienprogramm-familie',
  },
  {
    pfad: '/ferienprogramm-anmeldung/rechnung/',
    titel: 'Ihre Rechnung',
    name: 'rechnung',
    template: 'ferienprogramm-rechnung',
  },
] as const;

/** A private page of a family; null for another path. */
export function findPrivateSeite(pfad: string, blockoptionen: object | null): Route | null {
  const seite = SEITEN.find((eine) => eine.pfad === pfad);
  if (!seite) return null;
  const { titel, name, template } = seite;
  return {
    pageLayout: 'wide',
    pageTheme: 'schule',
    title: titel,
    robots: 'noindex',
    breadcrumbs: [
      STARTSEITE,
      { title: 'Kinderferienprogramm', href: FERIENPROGRAMM_PFAD },
      { title: titel, href: pfad },
    ],
    heroImages: [],
    blocks: [{ template, slotName: 'content', context: {}, options: { ...blockoptionen, apiCalls: [name] } }],
    apiCalls: [buildCall(name, `/api/ferienprogramm/${name}`, { required: true, passThrough: ['token', 'id'] })],
  };
}
