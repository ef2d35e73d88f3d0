import { ferienbetreuungSchema } from '@gm/shared/bereiche/betreuung/ferienbetreuung';
import { kernzeitbetreuungSchema } from '@gm/shared/bereiche/betreuung/kernzeitbetreuung';
import { kitavormerkungSchema } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { fehlermeldungSchema } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung';
import { createVorschlagSchema } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import { hallenanmietungSchema } from '@gm/shared/bereiche/hallen/hallenanmietung';
import { kontaktSchema } from '@gm/shared/bereiche/kontakt/kontakt';
import { createVeranstaltungSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { formatDatum } from '@gm/shared/format/datum';
import type { KORREKTURARTEN } from '@gm/shared/schemas/freigaben';
import type { $ZodType } from 'zod/v4/core';
import {
  type Einsendungsart,
  FEHLERMELDUNG,
  FERIENBETREUUNG,
  HALLENANMIETUNG,
  KERNZEITBETREUUNG,
  KITAVORMERKUNG,
  KONTAKT,
  VERANSTALTUNG,
  VORSCHLAG,
} from './einsendungsarten.ts';

export type Angaben = Readonly<Record<string, unknown>>;
type Korrekturart = (typeof KORREKTURARTEN)[number];

/** What the desk has to know of a kind of form, beyond what its mails know. */
export interface Freigabeart extends Einsendungsart {
  /** The form's own schema: corrections are measured by it, too. */
  schema: $ZodType;
  /** Answers that may be corrected, in the order of the page. */
  korrigierbar: Readonly<Record<string, Korrekturart>>;
  /** One line that tells it from the others. */
  getTitel(angaben: Angaben): string;
  /** Releasing: label of the choice, what happens then, and what the sender is told. */
  freigabe: { titel: string; folge: string; mail: string };
  /** What the sender is told when it is rejected. */
  absage: string;
}

const wort = (angaben: Angaben, feld: string) => String(angaben[feld] ?? '').trim();
const getKind = (angaben: Angaben) => `${wort(angaben, 'kind_vorname')} ${wort(angaben, 'kind_name')}`;

const TERMIN = { datum_von: 'datum', datum_bis: 'datum', zeit_von: 'zeit', zeit_bis: 'zeit' } as const;
const ORT_UND_ZEIT = { titel: 'text', text: 'mehrzeilig', veranstaltungsort: 'text', ...TERMIN } as const;
const KONTAKTWEGE = { ansprechpartner: 'text', telefon: 'text', link: 'text', linktext: 'text' } as const;
const KIND = {
  kind_vorname: 'text',
  kind_name: 'text',
  kind_geburtsdatum: 'datum',
  eltern_strasse: 'text',
  eltern_plz_ort: 'text',
  eltern_mobil: 'text',
} as const;
const PLATZ = {
  titel: 'Platz zusagen',
  folge: 'Die Familie bekommt die Zusage per E-Mail.',
  mail: 'Wir freuen uns, Ihnen einen Platz zusagen zu können.',
};
const PLATZ_ABSAGE = 'Leider können wir Ihnen zurzeit keinen Platz anbieten.';
const ERLEDIGT = {
  titel: 'Als erledigt abschließen',
  folge: 'Der Absender erfährt es per E-Mail, mit Ihrer Nachricht.',
};

/** Every kind of form the desk takes, in the order of its list. */
export const FREIGABEARTEN: readonly Freigabeart[] = [
  {
    ...VERANSTALTUNG,
    schema: createVeranstaltungSchema(0),
    korrigierbar: { ...ORT_UND_ZEIT, veranstalter: 'text', ...KONTAKTWEGE, bildtext: 'text', bildcopyright: 'text' },
    getTitel: (angaben) => `${wort(angaben, 'titel')}, ${formatDatum(wort(angaben, 'datum_von'))}`,
    freigabe: {
      titel: 'Freigeben und veröffentlichen',
      folge: 'Die Veranstaltung steht sofort im öffentlichen Kalender; der Absender bekommt den Link.',
      mail: 'Ihre Veranstaltung steht jetzt in unserem Veranstaltungskalender.',
    },
    absage: 'Leider können wir Ihre Veranstaltung nicht in den Kalender aufnehmen.',
  },
  {
    ...HALLENANMIETUNG,
    schema: hallenanmietungSchema,
    korrigierbar: {
      ...TERMIN,
      saaloeffnung: 'zeit',
      veranstaltungsbeginn: 'zeit',
      veranstaltungsort: 'text',
      hallenteile: 'text',
      nebenraeume: 'text',
      besucherzahl: 'zahl',
    },
    getTitel: (angaben) =>
      [
        wort(angaben, 'veranstaltungsort') || 'Halle',
        wort(angaben, 'veranstalter'),
        formatDatum(wort(angaben, 'datum_von')),
      ]
        .filter(Boolean)
        .join(', '),
    freigabe: {
      titel: 'Halle zusagen und belegen',
      folge: 'Die Belegung steht sofort im Hallenplan; der Absender bekommt die Zusage.',
      mail: 'Wir sagen Ihnen die Halle verbindlich zu.',
    },
    absage: 'Leider können wir Ihnen die Halle nicht überlassen.',
  },
  {
    ...VORSCHLAG,
    schema: createVorschlagSchema(0),
    korrigierbar: { ...ORT_UND_ZEIT, veranstalter: 'text', ...KONTAKTWEGE, mitbringen: 'mehrzeilig' },
    getTitel: (angaben) => `${wort(angaben, 'titel')}, ${formatDatum(wort(angaben, 'datum_von'))}`,
    freigabe: {
      titel: 'In das Ferienprogramm aufnehmen',
      folge:
        'Der Vorschlag wird ein Entwurf im Ferienprogramm, den Sie dort ergänzen und veröffentlichen. Der Absender bekommt die Zusage per E-Mail.',
      mail: 'Wir nehmen Ihren Vorschlag gern in das Ferienprogramm auf.',
    },
    absage: 'Leider können wir Ihren Vorschlag nicht in das Ferienprogramm aufnehmen.',
  },
  {
    ...FERIENBETREUUNG,
    schema: ferienbetreuungSchema,
    korrigierbar: KIND,
    getTitel: getKind,
    freigabe: PLATZ,
    absage: PLATZ_ABSAGE,
  },
  {
    ...KERNZEITBETREUUNG,
    schema: kernzeitbetreuungSchema,
    korrigierbar: KIND,
    getTitel: (angaben) => [getKind(angaben), wort(angaben, 'art')].filter(Boolean).join(', '),
    freigabe: { ...PLATZ, titel: 'Anfrage bestätigen', mail: 'Wir bestätigen Ihre Anfrage.' },
    absage: PLATZ_ABSAGE,
  },
  {
    ...KITAVORMERKUNG,
    schema: kitavormerkungSchema,
    korrigierbar: KIND,
    getTitel: getKind,
    freigabe: PLATZ,
    absage: PLATZ_ABSAGE,
  },
  {
    ...KONTAKT,
    schema: kontaktSchema,
    korrigierbar: {},
    getTitel: (angaben) => wort(angaben, 'betreff'),
    freigabe: { ...ERLEDIGT, mail: 'Ihr Anliegen ist erledigt.' },
    absage: 'Leider können wir Ihrem Anliegen nicht nachkommen.',
  },
  {
    ...FEHLERMELDUNG,
    schema: fehlermeldungSchema,
    korrigierbar: {},
    getTitel: (angaben) => {
      const seite = wort(angaben, 'seite');
      return seite ? `Fehler auf ${seite}` : wort(angaben, 'nachricht').slice(0, 80);
    },
    freigabe: { ...ERLEDIGT, mail: 'Der Fehler, den Sie gemeldet haben, ist behoben. Danke für Ihren Hinweis!' },
    absage: 'Wir haben uns Ihren Hinweis angesehen, werden aber nichts ändern.',
  },
];

const nachName = new Map(FREIGABEARTEN.map((art) => [art.name, art]));

/** Throws for a form nobody has told the desk about. */
export function findFreigabeart(formular: string): Freigabeart {
  const art = nachName.get(formular);
  if (!art) throw new Error(`The desk does not know the form '${formular}'`);
  return art;
}
