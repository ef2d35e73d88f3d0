import type { Dienste } from '../bereich.ts';
import { BEISPIELADRESSE } from '../formulare/formularverzeichnis.ts';
import {
  buildTischLink,
  composeAntwort,
  composeEntscheidung,
  composeWeiterleitung,
  composeZuweisung,
} from '../freigaben/compose-entscheidung.ts';
import { composeEinladung, composePasswortmail } from '../konten/compose-passwortmail.ts';
import { composeAnmeldelink, composeVereinseinladung } from '../konten/compose-vereinsmail.ts';
import { KONTOMAILS } from '../konten/kontomails.ts';
import { AENDERUNGEN, composeAenderung } from '../konten/notify-of-change.ts';
import { composeFreigabe, FREIGABEANLAESSE } from '../redaktion/rechte/compose-freigabe.ts';
import { FREIGABEMAILS } from '../redaktion/rechte/freigabemails.ts';
import { getAbsender } from './get-absender.ts';
import type { Mailbeispiel } from './mailbeispiel.ts';
import type { Mailleser } from './read-mailworte.ts';

const KONTO = { art: 'intern', email: BEISPIELADRESSE, vorname: 'Anna', nachname: 'Beispiel' } as const;

const VEREIN = { ...KONTO, art: 'verein' } as const;

const STELLE = { name: 'Bauhof', email: 'bauhof@musterhardt.example' } as const;

const SCHRITTE = [
  ['uebernehmen', 'Das Amt beginnt mit der Bearbeitung'],
  ['weiterleiten', 'Das Amt gibt es weiter'],
  ['rueckfrage', 'Das Amt fragt nach'],
  ['antwort', 'Die Antwort auf eine Rückfrage ist angekommen'],
  ['korrigieren', 'Das Amt berichtigt etwas'],
  ['freigeben', 'Das Amt gibt frei'],
  ['ablehnen', 'Das Amt lehnt ab'],
  ['oeffnen', 'Das Amt prüft noch einmal'],
] as const;

type Mailquellen = Pick<Dienste, 'config' | 'bereiche' | 'freigabearten' | 'formularauskuenfte'>;

function listEntscheidungen({ config, freigabearten }: Mailquellen, leser: Mailleser): Mailbeispiel[] {
  const gemeinde = getAbsender(config.MAIL_FROM);
  const [art] = freigabearten.alle;
  if (!art) return [];
  const texte = leser.getMailtexte(art);
  const brief = { art, referenz: `${art.kuerzel}-2026-0001`, gemeinde };
  const link = new URL('/rueckfrage/?token=beispiel', config.SITE_URL).href;
  const tisch = buildTischLink(brief.referenz, config);
  return [
    ...SCHRITTE.map(([schritt, anlass]) => ({
      anlass,
      mail: composeEntscheidung({
        ...brief,
        texte,
        angaben: {},
        an: BEISPIELADRESSE,
        amt: config.MAIL_ADMIN,
        schritt,
        stelle: schritt === 'weiterleiten' ? STELLE.name : undefined,
        nachricht: schritt === 'antwort' ? '' : 'Hier steht, was das Amt dazu schreibt.',
        berichtigt: schritt === 'korrigieren' ? [{ titel: 'Telefon', wert: '07082 000-0' }] : [],
        link: ['rueckfrage', 'freigeben'].includes(schritt) ? link : undefined,
      }),
    })),
    {
      anlass: 'Eine Stelle bekommt es zur Erledigung',
      mail: composeWeiterleitung(
        undefined,
        { ...brief, angaben: {}, amt: config.MAIL_ADMIN, nachricht: '', link: tisch },
        STELLE,
      ),
    },
    {
      anlass: 'Jemand bekommt eine Einsendung zur Bearbeitung',
      mail: composeZuweisung(
        { ...brief, link: tisch },
        { email: BEISPIELADRESSE, name: 'Anna Beispiel' },
        'Bea Muster',
      ),
    },
    {
      anlass: 'Die Antwort auf eine Rückfrage, an das Amt',
      mail: composeAntwort({ ...brief, amt: config.MAIL_ADMIN, link: tisch }, BEISPIELADRESSE, [
        { titel: 'Antwort', wert: 'Ja, das stimmt so.' },
      ]),
    },
  ];
}

/** Every mail the site sends, with what it says now and made-up data, in the order of the page. */
export function listMailbeispiele(quellen: Mailquellen, leser: Mailleser): Mailbeispiel[] {
  const { config, bereiche, formularauskuenfte } = quellen;
  const konten = leser.getBriefe(KONTOMAILS);
  const freigaben = leser.getBriefe(FREIGABEMAILS);
  return [
    ...formularauskuenfte.flatMap(({ art, listMails }) =>
      listMails(leser).map((mail, index) => ({
        anlass: `${art.bezeichnung}: ${index === 0 ? 'Bestätigung des Eingangs' : 'Nachricht an das Amt'}`,
        mail,
      })),
    ),
    ...listEntscheidungen(quellen, leser),
    ...bereiche.flatMap(({ mailbeispiele }) => mailbeispiele?.(config, leser) ?? []),
    { anlass: 'Ein Konto wurde angelegt', mail: composeEinladung(konten, KONTO, 'beispiel', config) },
    ...FREIGABEANLAESSE.map((anlass) => {
      const beitrag = { referenz: 'AR-2026-0001', bezeichnung: 'Artikel', titel: 'Neue Brücke' };
      const an = { email: BEISPIELADRESSE, name: 'Anna Beispiel' };
      const brief = { an, von: 'Bea Muster', beitrag, hinweis: 'Bitte mit Bild.' };
      const mail = composeFreigabe(freigaben, anlass, brief, config);
      return { anlass: `Redaktion: ${mail.betreff}`, mail };
    }),
    { anlass: 'Ein Verein darf seine Einträge bearbeiten', mail: composeVereinseinladung(konten, VEREIN, '', config) },
    { anlass: 'Ein Verein meldet sich an', mail: composeAnmeldelink(konten, VEREIN, 'beispiel', config) },
    { anlass: 'Jemand hat sein Passwort vergessen', mail: composePasswortmail(konten, KONTO, 'beispiel', config) },
    ...AENDERUNGEN.map((was) => {
      const mail = composeAenderung(konten, KONTO, was, config);
      return { anlass: mail.betreff, mail };
    }),
  ];
}
