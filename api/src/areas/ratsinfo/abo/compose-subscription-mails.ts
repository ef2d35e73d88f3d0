import type { RatsaboTarget } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import { formatDate } from '@gm/shared/format/date';
import type { Sender } from '../../../core/forms/subscriptions/compose-request.ts';
import { buildSubscriptionLink, buildUnsubscription, getRelation } from '../../../core/forms/subscriptions/mailabo.ts';
import { buildGreeting } from '../../../core/services/mail/build-greeting.ts';
import { getSender } from '../../../core/services/mail/get-sender.ts';
import type { LettersFrom } from '../../../core/services/mail/letters.ts';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { getMoment } from '../council-lines.ts';
import { buildCouncilPath } from '../ratsinfo-path.ts';
import type { CouncilEvent } from './council-event-repository.ts';
import type { COUNCIL_MAILS } from './council-mails.ts';
import { RATSABO_LOCATION } from './ratsabo-path.ts';
import type { Subscriber } from './ratsabo-repository.ts';

/** Lines per heading, as an import may add years of data at once. */
const MAX_LINES = 30;

const KINDS = { vorlage: 'Vorlage', gremium: 'Gremium', suche: 'Suche' } as const;
export const getSubscription = ({ art: kind, titel: title }: Pick<RatsaboTarget, 'art' | 'titel'>) =>
  `${KINDS[kind]}: ${title}`;

/** What the confirmation mail says is followed. Search words are user input and not repeated. */
export const describeOrdered = (target: RatsaboTarget): string =>
  `Für diese E-Mail-Adresse wurde bestellt, per E-Mail zu verfolgen, wie es weitergeht – ${target.art === 'suche' ? 'Suche im Ratsinformationssystem' : getSubscription(target)}.`;

function describe({
  art: kind,
  vorlage: paper,
  sitzung: meeting,
  beginn: start,
  rolle: role,
  ergebnis: result,
  datei: file,
}: CouncilEvent): string {
  const when = start ? `${meeting} am ${formatDate(getMoment(start))}` : null;
  if (kind === 'sitzung') return `Neue Sitzung: ${when}`;
  if (kind === 'tagesordnung') return `Tagesordnung: ${when}`;
  if (kind === 'ergebnis') return `${paper} – Ergebnis: ${[result, when].filter(Boolean).join(', ')}`;
  if (kind === 'datei') return `${paper} – neue Unterlage: ${file}`;
  if (kind === 'vorlage') return `Neue Vorlage: ${paper}`;
  return `${paper} – ${[role ?? 'Beratung', when].filter(Boolean).join(', ')}`;
}

/** Page of an event: the agenda for results, the paper for everything else about papers. */
function getPath({ art: kind, vorlage_id, sitzung_id }: CouncilEvent): string {
  return kind === 'ergebnis' || vorlage_id === null
    ? buildCouncilPath('sitzungen', sitzung_id ?? 0)
    : buildCouncilPath('vorlagen', vorlage_id);
}

/** Mail: news, grouped by what is followed. */
export function composeNew(
  letters: LettersFrom<typeof COUNCIL_MAILS>,
  { id, email, schluessel: key }: Subscriber,
  fresh: readonly { ziel: RatsaboTarget; ereignisse: readonly CouncilEvent[] }[],
  config: Sender,
): Mail {
  const address = (path: string) => new URL(path, config.SITE_URL).href;
  const [first] = fresh;
  const {
    betreff: subject,
    betreffEines: subjectOne,
    ueberschrift: heading,
    link,
  } = letters.neues({ titel: first?.ziel.titel ?? '' });
  return {
    an: email,
    bezug: getRelation(RATSABO_LOCATION, id),
    abmeldung: buildUnsubscription(RATSABO_LOCATION, key, config.SITE_URL),
    betreff: fresh.length === 1 ? subjectOne : subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      ...fresh.map(({ ziel: target, ereignisse: events }) => ({
        art: 'verweise' as const,
        titel: getSubscription(target),
        eintraege: [
          ...events.slice(0, MAX_LINES).map((event) => ({ text: describe(event), adresse: address(getPath(event)) })),
          ...(events.length > MAX_LINES
            ? [{ text: `und ${events.length - MAX_LINES} weitere`, adresse: address(target.detailURL) }]
            : []),
        ],
      })),
      buildGreeting(getSender(config.MAIL_FROM)),
      {
        art: 'verweis',
        text: 'Was Sie verfolgen, ansehen und beenden',
        adresse: buildSubscriptionLink(RATSABO_LOCATION, key, config.SITE_URL),
      },
      ...splitParagraphs(link),
    ],
  };
}
