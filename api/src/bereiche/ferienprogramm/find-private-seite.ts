import type { Route } from '@gm/shared/schemas/seite';
import { buildCall } from '../../kern/regeln/build-call.ts';
import { STARTSEITE } from '../../kern/regeln/startseite.ts';
import { FERIENPROGRAMM_PFAD } from './ferien-pfad.ts';
import { VERANSTALTER_PFAD, VOR_ORT_PFAD } from './veranstalter/veranstalter-pfad.ts';

interface PrivateSeite {
  pfad: string;
  titel: string;
  template: string;
  /** The call without which there is no page, and its path. */
  ruf?: readonly [name: string, pfad: string];
  optionen?: { aktion: string };
  /** Of a page that anybody may come to; all others are for nobody to find. */
  beschreibung?: string;
  /** Above it, besides the programme. */
  ueber?: Route['breadcrumbs'];
}

const VERANSTALTER = { title: 'Für Veranstalter', href: VERANSTALTER_PFAD };
const BLATT = ['blatt', 'veranstalter/blatt'] as const;

/** Pages for families and organisers that nobody writes in the content: what they show comes from a call with the secret of the address. */
const SEITEN: readonly PrivateSeite[] = [
  {
    pfad: '/ferienprogramm-anmeldung/familie/',
    titel: 'Ihre Familie im Ferienprogramm',
    template: 'ferienprogramm-familie',
    ruf: ['familie', 'familie'],
  },
  {
    pfad: '/ferienprogramm-anmeldung/rechnung/',
    titel: 'Ihre Rechnung',
    template: 'ferienprogramm-rechnung',
    ruf: ['rechnung', 'rechnung'],
  },
  {
    pfad: VERANSTALTER_PFAD,
    titel: VERANSTALTER.title,
    template: 'ferienprogramm-zugang',
    beschreibung: 'Vereine und andere Anbieter ergänzen hier ihre Veranstaltungen und sehen, wer kommt.',
  },
  {
    pfad: `${VERANSTALTER_PFAD}zugang/`,
    titel: 'Anmelden',
    template: 'ferienprogramm-zugang',
    optionen: { aktion: '/api/ferienprogramm/veranstalter/anmelden' },
    ueber: [VERANSTALTER],
  },
  {
    pfad: `${VERANSTALTER_PFAD}veranstaltungen/`,
    titel: 'Ihre Veranstaltungen',
    template: 'ferienprogramm-veranstalter',
    ruf: ['veranstalter', 'veranstalter'],
    ueber: [VERANSTALTER],
  },
  {
    pfad: `${VERANSTALTER_PFAD}blatt/`,
    titel: 'Ihre Veranstaltung',
    template: 'ferienprogramm-blatt',
    ruf: BLATT,
    ueber: [VERANSTALTER],
  },
  {
    pfad: `${VERANSTALTER_PFAD}helfen/`,
    titel: 'Ihre Einsätze als Helfer',
    template: 'ferienprogramm-helfen',
    ruf: ['helfen', 'veranstalter/helfen'],
    ueber: [VERANSTALTER],
  },
  {
    pfad: VOR_ORT_PFAD,
    titel: 'Anwesenheitsliste',
    template: 'ferienprogramm-vor-ort',
    ueber: [VERANSTALTER],
  },
  {
    pfad: `${VERANSTALTER_PFAD}entwurf/`,
    titel: 'Entwurf ergänzen',
    template: 'ferienprogramm-entwurf',
    ruf: BLATT,
    ueber: [VERANSTALTER],
  },
];

/** A private page of a family or an organiser; null for another path. */
export function findPrivateSeite(pfad: string, blockoptionen: object | null): Route | null {
  const seite = SEITEN.find((eine) => eine.pfad === pfad);
  if (!seite) return null;
  const { titel, template, ruf, beschreibung, optionen = {}, ueber = [] } = seite;
  return {
    pageLayout: 'wide',
    pageTheme: 'schule',
    title: titel,
    ...(beschreibung ? { description: beschreibung } : { robots: 'noindex' }),
    breadcrumbs: [
      STARTSEITE,
      { title: 'Kinderferienprogramm', href: FERIENPROGRAMM_PFAD },
      ...ueber,
      { title: titel, href: pfad },
    ],
    heroImages: [],
    blocks: [
      {
        template,
        slotName: 'content',
        context: {},
        options: { ...blockoptionen, ...optionen, apiCalls: ruf ? [ruf[0]] : [] },
      },
    ],
    apiCalls: ruf
      ? [buildCall(ruf[0], `/api/ferienprogramm/${ruf[1]}`, { required: true, passThrough: ['token', 'id'] })]
      : [],
  };
}
