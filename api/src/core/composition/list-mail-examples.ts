import {
  buildDeskLink,
  composeAnswer,
  composeAssignment,
  composeDecision,
  composeForwarding,
} from '../desk/compose-decision.ts';
import { composeRelease, RELEASE_OCCASIONS } from '../editor/rights/compose-release.ts';
import { RELEASE_MAILS } from '../editor/rights/release-mails.ts';
import { EXAMPLE_ADDRESS } from '../forms/form-directory.ts';
import { ACCOUNT_MAILS } from '../services/accounts/account-mails.ts';
import { composeClubInvitation, composeLoginLink } from '../services/accounts/compose-club-mail.ts';
import { CHANGES, composeChange } from '../services/accounts/notify-of-change.ts';
import { composeInvitation, composePasswordMail } from '../services/accounts/passwords/compose-password-mail.ts';
import { getSender } from '../services/mail/get-sender.ts';
import type { MailExample } from '../services/mail/mail-example.ts';
import { MAIL_TEXTS } from '../services/mail/mail-words.ts';
import type { MailReader } from '../services/mail/read-mail-words.ts';
import type { Area, Services } from './area.ts';

const ACCOUNT = { art: 'intern', email: EXAMPLE_ADDRESS, vorname: 'Anna', nachname: 'Beispiel' } as const;

const CLUB = { ...ACCOUNT, art: 'verein' } as const;

const STELLE = { name: 'Bauhof', email: 'bauhof@musterhardt.example' } as const;

const STEPS = [
  ['uebernehmen', 'Das Amt beginnt mit der Bearbeitung'],
  ['weiterleiten', 'Das Amt gibt es weiter'],
  ['rueckfrage', 'Das Amt fragt nach'],
  ['antwort', 'Die Antwort auf eine Rückfrage ist angekommen'],
  ['korrigieren', 'Das Amt berichtigt etwas'],
  ['freigeben', 'Das Amt gibt frei'],
  ['ablehnen', 'Das Amt lehnt ab'],
  ['oeffnen', 'Das Amt prüft noch einmal'],
] as const;

type MailSources = Pick<Services, 'config' | 'bereiche' | 'freigabearten' | 'formularauskuenfte'>;

function listDecisions({ config, freigabearten: releaseKinds }: MailSources, reader: MailReader): MailExample[] {
  const gemeinde = getSender(config.MAIL_FROM);
  const [kind] = releaseKinds.alle;
  if (!kind) return [];
  const texts = reader.getMailtexte(kind);
  const letter = { art: kind, referenz: `${kind.kuerzel}-2026-0001`, gemeinde };
  const link = new URL('/rueckfrage/?token=beispiel', config.SITE_URL).href;
  const desk = buildDeskLink(letter.referenz, config);
  return [
    ...STEPS.map(([step, occasion]) => ({
      anlass: occasion,
      mail: composeDecision({
        ...letter,
        texte: texts,
        angaben: {},
        an: EXAMPLE_ADDRESS,
        amt: config.MAIL_ADMIN,
        schritt: step,
        stelle: step === 'weiterleiten' ? STELLE.name : undefined,
        nachricht: step === 'antwort' ? '' : 'Hier steht, was das Amt dazu schreibt.',
        berichtigt: step === 'korrigieren' ? [{ titel: 'Telefon', wert: '07082 000-0' }] : [],
        link: ['rueckfrage', 'freigeben'].includes(step) ? link : undefined,
      }),
    })),
    {
      anlass: 'Eine Stelle bekommt es zur Erledigung',
      mail: composeForwarding(
        undefined,
        { ...letter, angaben: {}, amt: config.MAIL_ADMIN, nachricht: '', link: desk },
        STELLE,
      ),
    },
    {
      anlass: 'Jemand bekommt eine Einsendung zur Bearbeitung',
      mail: composeAssignment(
        { ...letter, link: desk },
        { email: EXAMPLE_ADDRESS, name: 'Anna Beispiel' },
        'Bea Muster',
      ),
    },
    {
      anlass: 'Die Antwort auf eine Rückfrage, an das Amt',
      mail: composeAnswer({ ...letter, amt: config.MAIL_ADMIN, link: desk }, EXAMPLE_ADDRESS, [
        { titel: 'Antwort', wert: 'Ja, das stimmt so.' },
      ]),
    },
  ];
}

/** The mails of an area, each with the texts of the same occasion. */
function listAreaMails(
  { mailExamples, mailgruppen: groups = [] }: Area,
  config: Services['config'],
  reader: MailReader,
): MailExample[] {
  const kinds = new Map<string, MailExample['texte']>(
    groups.flatMap(({ art: kind, mails }) => Object.values(mails).map(({ anlass: occasion }) => [occasion, kind])),
  );
  return (mailExamples?.(config, reader) ?? []).map((example) => {
    const texts = example.texte ?? kinds.get(example.anlass);
    return texts ? { ...example, texte: texts } : example;
  });
}

/** Every mail the site sends, with its current texts and sample data, in the order of the page. */
export function listMailExamples(sources: MailSources, reader: MailReader): MailExample[] {
  const { config, bereiche: areas, formularauskuenfte: formDisclosures } = sources;
  const accounts = reader.getLetters(ACCOUNT_MAILS);
  const releases = reader.getLetters(RELEASE_MAILS);
  return [
    ...formDisclosures.flatMap(({ art: kind, listMails }) =>
      listMails(reader).map((mail, index) => ({
        anlass: `${kind.bezeichnung}: ${index === 0 ? 'Bestätigung des Eingangs' : 'Nachricht an das Amt'}`,
        mail,
        texte: { name: `${MAIL_TEXTS}${kind.name}`, titel: kind.bezeichnung },
      })),
    ),
    ...listDecisions(sources, reader),
    ...areas.flatMap((area) => listAreaMails(area, config, reader)),
    {
      anlass: 'Ein Konto wurde angelegt',
      mail: composeInvitation(accounts, ACCOUNT, 'beispiel', config),
      texte: ACCOUNT_MAILS.art,
    },
    ...RELEASE_OCCASIONS.map((occasion) => {
      const contribution = { referenz: 'AR-2026-0001', bezeichnung: 'Artikel', titel: 'Neue Brücke' };
      const an = { email: EXAMPLE_ADDRESS, name: 'Anna Beispiel' };
      const letter = { an, von: 'Bea Muster', beitrag: contribution, hinweis: 'Bitte mit Bild.' };
      const mail = composeRelease(releases, occasion, letter, config);
      return { anlass: `Redaktion: ${mail.betreff}`, mail, texte: RELEASE_MAILS.art };
    }),
    {
      anlass: 'Ein Verein darf seine Einträge bearbeiten',
      mail: composeClubInvitation(accounts, CLUB, '', config),
      texte: ACCOUNT_MAILS.art,
    },
    {
      anlass: 'Ein Verein meldet sich an',
      mail: composeLoginLink(accounts, CLUB, 'beispiel', config),
      texte: ACCOUNT_MAILS.art,
    },
    {
      anlass: 'Jemand hat sein Passwort vergessen',
      mail: composePasswordMail(accounts, ACCOUNT, 'beispiel', config),
      texte: ACCOUNT_MAILS.art,
    },
    ...CHANGES.map((was) => {
      const mail = composeChange(accounts, ACCOUNT, was, config);
      return { anlass: mail.betreff, mail, texte: ACCOUNT_MAILS.art };
    }),
  ];
}
