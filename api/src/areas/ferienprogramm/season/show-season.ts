import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { formatIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import { isRegistrationOpen, UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import type { SeasonPage } from '@gm/shared/areas/ferienprogramm/season-page';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { buildContentHref } from '../../../core/editor/store/build-editorial-route.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { nameMailKind } from '../../../core/services/mail/mail-words.ts';
import { toEvent } from '../administration/show-administration.ts';
import { HOLIDAY_MAILS } from '../holiday-mails.ts';
import { optionsKind, veranstaltungKind } from '../program/content.ts';
import { formatTermin } from '../program/format-termin.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import { findGaps } from './find-gaps.ts';
import { planCopy, shiftTermin } from './plan-copy.ts';
import { shiftRegistration } from './run-season-operation.ts';
import { MAX_EVENTS } from './season-operation.ts';
import { createSeasonRepository } from './season-repository.ts';

/** Form of an entry that leads back to the season. */
const buildForm = (kind: string) => buildContentHref(kind, undefined, '/intranet/ferienprogramm/saison/');
const SETTINGS = { text: 'Einstellungen ändern', href: buildForm(optionsKind.name) };
const REGISTRATION = { text: 'Anmeldezeit ändern', href: '/intranet/ferienprogramm/#ferien-anmeldung' };
const DRAFTS = { text: 'Entwürfe ansehen', href: '/intranet/ferienprogramm/?ansicht=entwurf' };
const DRAW = { text: 'Zur Verlosung', href: '/intranet/ferienprogramm/verlosung/' };

const formatEuro = (euro: number) => formatCents(toCents(euro));
const sayDiscounts = ({ rabatt_geschwister: siblings, rabatt_sozialpass: pass }: FerienprogrammOptions) =>
  [siblings > 0 && `${siblings} % für Geschwister`, pass > 0 && `${pass} % mit Sozialpass`]
    .filter(Boolean)
    .join(', ') || 'keine';
const sayDays = (days: number) => formatCount(days, 'Tag', 'Tage');

/** How full the events to come are, at a glance. */
async function sumPlaces(db: DataSource, today: string): Promise<SeasonPage['gruppen'][number]> {
  const events = (await createHolidayAdministrationRepository(db).list())
    .filter((line) => line.aktiv && line.datum_bis >= today)
    .map(toEvent);
  const sum = (list: typeof events, was: 'belegt' | 'teilnehmer_max' | 'wartende') =>
    list.reduce((total, event) => total + event[was], 0);
  const limited = events.filter(({ teilnehmer_max }) => teilnehmer_max < UNLIMITED);
  const places = sum(limited, 'teilnehmer_max');
  const count = (state: (typeof events)[number]['stand']) =>
    formatCount(events.filter(({ stand }) => stand === state).length, 'Angebot', 'Angebote');
  return {
    titel: 'Belegung',
    zeilen: [
      {
        titel: 'Vergeben',
        wert: `${sum(limited, 'belegt')} von ${formatCount(places, 'Platz', 'Plätzen')}`,
      },
      { titel: 'Voll', wert: count('voll') },
      { titel: 'Noch niemand', wert: count('leer') },
      { titel: 'Auf Wartelisten', wert: formatCount(sum(events, 'wartende'), 'Kind', 'Kinder') },
    ],
    weiter: [
      { text: 'Alle Veranstaltungen', href: '/intranet/ferienprogramm/' },
      { text: 'Allen Familien der Saison schreiben', href: '/intranet/ferienprogramm/nachricht/' },
    ],
  };
}

function buildGroups(options: FerienprogrammOptions, upcoming: number, open: boolean): SeasonPage['gruppen'] {
  const draw = options.vergabe === 'verlosung';
  return [
    {
      titel: 'Termine',
      zeilen: [
        {
          titel: 'Anmeldung',
          wert: `${formatDate(options.anmeldung_von)} bis ${formatDate(options.anmeldung_bis)}, ${open ? 'heute offen' : 'heute geschlossen'}`,
        },
        { titel: 'Angebote, die noch kommen', wert: String(upcoming) },
        { titel: 'Familien sagen kostenlos ab', wert: `bis ${sayDays(options.storno_tage)} vorher` },
      ],
      weiter: [REGISTRATION, { text: 'Neues Angebot', href: buildForm(veranstaltungKind.name) }],
    },
    {
      titel: 'Gebühren und Rechnungen',
      zeilen: [
        {
          titel: 'Gebühren',
          wert: `${formatEuro(options.gebuehr_kind)} je Kind und ${formatEuro(options.gebuehr_veranstaltung)} je Veranstaltung`,
        },
        {
          titel: 'Rabatte',
          wert: sayDiscounts(options),
        },
        {
          titel: 'Konto',
          wert: options.konto
            ? `${options.konto.inhaber}, ${formatIban(options.konto.iban).replaceAll(' ', '\u00a0')}`
            : 'fehlt',
        },
        { titel: 'Zahlungsziel', wert: sayDays(options.zahlungsziel_tage) },
      ],
      weiter: [SETTINGS, { text: 'Rechnungen und Zahlungen', href: '/intranet/ferienprogramm/kasse/' }],
    },
    {
      titel: 'Vergabe der Plätze',
      zeilen: [
        { titel: 'Plätze bekommt', wert: draw ? 'wen das Los trifft' : 'wer zuerst kommt' },
        ...(draw ? [{ titel: 'Öffentliche Zahl', wert: options.verlosung_zahl || 'fehlt' }] : []),
        { titel: 'Angebote von der Warteliste gelten', wert: `${options.angebot_stunden} Stunden` },
      ],
      weiter: draw ? [DRAW] : [],
    },
    {
      titel: 'Texte der E-Mails',
      zeilen: [],
      weiter: [
        ...HOLIDAY_MAILS.map(({ art: kind }) => ({
          text: nameMailKind(kind).replace('Ferienprogramm, ', ''),
          href: buildForm(kind.name),
        })),
        { text: 'So kommen sie an', href: `/_shell/mails/#${HOLIDAY_MAILS[0].art.name}` },
      ],
    },
  ];
}

/** The season on one page: what is set and missing, drafts to publish, and the last season to copy. */
export async function showSeason(db: DataSource, options: FerienprogrammOptions, now: Date): Promise<SeasonPage> {
  const { tag: today } = readBerlinTime(now);
  const season = createSeasonRepository(db);
  const { anzahl: upcoming, jahr: year } = await season.sumUpcoming(today);
  const plan = await planCopy(db, today);
  const drafts: SeasonPage['entwuerfe'] = [];
  for (const draft of (await season.listDrafts()).slice(0, MAX_EVENTS)) {
    const { id, titel: title } = draft;
    drafts.push({
      id,
      titel: title,
      termin: formatTermin(draft),
      detailURL: `/intranet/ferienprogramm/${id}/`,
      fehlt: (await findGaps(db, id)).replace(`„${title}“: `, ''),
    });
  }
  const registration = plan && shiftRegistration(options, plan, today);
  return {
    // The registration may open in the year before.
    jahr: year ?? Number(options.anmeldung_bis.slice(0, 4)),
    fehlt: [
      ...(upcoming === 0
        ? [
            {
              satz: 'Es gibt keine Angebote, die noch kommen.',
              weiter: { text: 'Letzte Saison übernehmen', href: '#saison-letzte' },
            },
          ]
        : []),
      ...(options.anmeldung_bis < today
        ? [{ satz: `Die Anmeldung endete am ${formatDate(options.anmeldung_bis)}.`, weiter: REGISTRATION }]
        : []),
      ...(options.konto ? [] : [{ satz: 'Ohne Konto der Gemeinde gibt es keine Rechnungen.', weiter: SETTINGS }]),
      ...(options.vergabe === 'verlosung' && !options.verlosung_zahl
        ? [{ satz: 'Für die Verlosung fehlt die öffentliche Zahl.', weiter: SETTINGS }]
        : []),
      ...(drafts.length > 0
        ? [
            {
              satz: `${formatCount(drafts.length, 'Entwurf ist', 'Entwürfe sind')} nicht veröffentlicht.`,
              weiter: DRAFTS,
            },
          ]
        : []),
    ],
    gruppen: [await sumPlaces(db, today), ...buildGroups(options, upcoming, isRegistrationOpen(options, now))],
    letzte: plan && {
      jahr: plan.jahr,
      angebote: plan.offen.slice(0, MAX_EVENTS).map((event) => ({
        id: event.id,
        titel: event.titel,
        bisher: formatTermin(event),
        neu: formatTermin(shiftTermin(event, plan.tage)),
      })),
      uebernommen: plan.uebernommen,
      anmeldung:
        registration && `${formatDate(registration.anmeldung_von)} bis ${formatDate(registration.anmeldung_bis)}`,
    },
    entwuerfe: drafts,
  };
}
