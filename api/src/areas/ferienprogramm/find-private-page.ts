import type { Route } from '@gm/shared/schemas/page';
import { buildCall } from '../../core/platform/rules/build-call.ts';
import { HOME_PAGE } from '../../core/platform/rules/home-page.ts';
import { FERIENPROGRAMM_PATH } from './program/holiday-path.ts';
import { BEFORE_LOCATION_PATH, ORGANISER_PATH } from './program/organiser-path.ts';

interface PrivatePage {
  pfad: string;
  titel: string;
  template: string;
  /** Call that loads the page's data, and its path; the page exists only if it succeeds. */
  ruf?: readonly [name: string, pfad: string];
  /** Only for public pages; all others are hidden from search engines. */
  beschreibung?: string;
  /** Breadcrumbs between programme and page. */
  ueber?: Route['breadcrumbs'];
}

const ORGANISER = { title: 'Für Veranstalter', href: ORGANISER_PATH };
const SHEET = ['blatt', 'veranstalter/blatt'] as const;

/**
 * Pages for families and organisers that are not part of the content; most load their data with the secret from the
 * URL.
 */
const PAGES: readonly PrivatePage[] = [
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
    pfad: ORGANISER_PATH,
    titel: ORGANISER.title,
    template: 'ferienprogramm-zugang',
    beschreibung: 'Vereine und andere Anbieter ergänzen hier ihre Veranstaltungen und sehen, wer kommt.',
  },
  {
    pfad: `${ORGANISER_PATH}zugang/`,
    titel: 'Anmelden',
    template: 'ferienprogramm-zugang',
    ueber: [ORGANISER],
  },
  {
    pfad: `${ORGANISER_PATH}veranstaltungen/`,
    titel: 'Ihre Veranstaltungen',
    template: 'ferienprogramm-veranstalter',
    ruf: ['veranstalter', 'veranstalter'],
    ueber: [ORGANISER],
  },
  {
    pfad: `${ORGANISER_PATH}blatt/`,
    titel: 'Ihre Veranstaltung',
    template: 'ferienprogramm-blatt',
    ruf: SHEET,
    ueber: [ORGANISER],
  },
  {
    pfad: `${ORGANISER_PATH}helfen/`,
    titel: 'Ihre Einsätze als Helfer',
    template: 'ferienprogramm-helfen',
    ruf: ['helfen', 'veranstalter/helfen'],
    ueber: [ORGANISER],
  },
  {
    pfad: BEFORE_LOCATION_PATH,
    titel: 'Anwesenheitsliste',
    template: 'ferienprogramm-vor-ort',
    ueber: [ORGANISER],
  },
  {
    pfad: `${ORGANISER_PATH}entwurf/`,
    titel: 'Entwurf ergänzen',
    template: 'ferienprogramm-entwurf',
    ruf: SHEET,
    ueber: [ORGANISER],
  },
];

/** A private page of a family or organiser; null for other paths. */
export function findPrivatePage(path: string, blockOptions: object | null): Route | null {
  const page = PAGES.find((one) => one.pfad === path);
  if (!page) return null;
  const { titel: title, template, ruf: call, beschreibung: description, ueber: about = [] } = page;
  return {
    pageLayout: 'wide',
    pageTheme: 'schule',
    title,
    ...(description ? { description } : { robots: 'noindex' }),
    breadcrumbs: [
      HOME_PAGE,
      { title: 'Kinderferienprogramm', href: FERIENPROGRAMM_PATH },
      ...about,
      { title, href: path },
    ],
    heroImages: [],
    blocks: [
      {
        template,
        slotName: 'content',
        context: {},
        options: { ...blockOptions, apiCalls: call ? [call[0]] : [] },
      },
    ],
    apiCalls: call
      ? [buildCall(call[0], `/api/ferienprogramm/${call[1]}`, { required: true, passThrough: ['token', 'id'] })]
      : [],
  };
}
