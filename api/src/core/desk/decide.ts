import { AppError } from '@gm/shared/errors/app-error';
import { findNextStatus, type Step } from '@gm/shared/rules/release';
import { FOR_ALL } from '@gm/shared/rules/several-steps';
import type { ReleaseDecision } from '@gm/shared/schemas/desk/release-decision';
import type { Command } from '../forms/carry-out.ts';
import type { Config } from '../platform/config/config.ts';
import { createSecret } from '../platform/config/secret.ts';
import type { DataSource } from '../platform/database/database.ts';
import { formatMoment } from '../platform/rules/format-moment.ts';
import { createAccountRepository } from '../services/accounts/account-repository.ts';
import type { Actor } from '../services/accounts/sessions/actor.ts';
import { getSender } from '../services/mail/get-sender.ts';
import { readMailTexts } from '../services/mail/mail-texts.ts';
import { buildDeskLink, composeAssignment, composeDecision, composeForwarding } from './compose-decision.ts';
import type { DeskContext } from './context.ts';
import { choose, describeCorrection, readCorrection } from './correction.ts';
import { getStep } from './get-step.ts';
import type { Details, Office, ReleaseKind, ReleaseSurroundings } from './release-kind.ts';
import { createReleaseRepository, type LockedSubmission } from './release-repository.ts';

type Environment = Pick<Config, 'DATA_DIR' | 'files' | 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_RECIPIENTS' | 'SITE_URL'>;

type Services = Pick<DeskContext, 'freigabearten' | 'createFreigabeumfeld'>;

/** Page on which the sender answers. */
export const RUECKFRAGE_PATH = '/rueckfrage/';

/** What the check found. */
interface Position {
  einsendung: LockedSubmission;
  art: ReleaseKind;
  korrektur: Record<string, unknown>;
  geaendert: string[];
  /** Answers including all corrections. */
  aktuell: Details;
  /** New corrections, as text. */
  berichtigt: { titel: string; wert: string }[];
  /** Person who continues with it. */
  zustaendig: { id: number; name: string; email: string };
  /** External office to which it may be forwarded. */
  stelle: Office | null;
}

const refuse = (field: string, message: string) => ({ fehler: [{ feld: field, meldung: message }] });

/** Describes the concurrent change for the conflict message. */
async function describeProgress(trx: DataSource, kind: ReleaseKind, { id }: LockedSubmission): Promise<string> {
  const last = (await createReleaseRepository(trx).readHistory(id)).at(-1);
  const who = last
    ? `${last.wer} ${getStep(kind, last.schritt)} (${formatMoment(last.am)}).`
    : 'Die Angaben wurden inzwischen geändert.';
  return `Ihre Entscheidung wurde nicht gespeichert: ${who} Bitte öffnen Sie die Einsendung neu und sehen Sie sich den Stand an.`;
}

/** Performs the step's effects beyond the status change. Returns the page for the mail's link, if there is one. */
async function act(
  trx: DataSource,
  surroundings: ReleaseSurroundings,
  step: Step,
  { einsendung: submission, art: kind, aktuell: current }: Position,
) {
  const { id, bild: image, status } = submission;
  if (step === 'weiterleiten') return (await kind.weiterleitung?.buildLink(trx, id)) ?? null;
  if (step === 'oeffnen' && status === 'freigegeben') await kind.withdraw?.(trx, id, surroundings);
  if (step !== 'freigeben') return null;
  return (await kind.release?.(trx, { id, bild: image, angaben: current }, surroundings)) ?? null;
}

/** A colleague at the desk who can continue with it, or null. */
async function findColleagues(trx: DataSource, account: string) {
  const desk = await createAccountRepository(trx).listTable();
  return desk.find(({ id }) => id === Number(account)) ?? null;
}

/**
 * One step of staff: locks the row, compares the version (optimistic locking) and checks the rules. Status,
 * corrections, audit log, mail to the sender and publication change in one transaction.
 */
export function createDecision(
  config: Environment,
  { freigabearten: kinds, createFreigabeumfeld: createReleaseSurroundings }: Services,
  actor: Actor & { konto: number },
): Command<ReleaseDecision, Position> {
  async function composeMails(
    trx: DataSource,
    { was: step, nachricht: message, referenz: reference }: ReleaseDecision,
    position: Position,
    link: string | undefined,
  ) {
    const {
      art: kind,
      einsendung: submission,
      zustaendig: responsible,
      aktuell: details,
      berichtigt: corrected,
      stelle,
    } = position;
    if (step === 'notiz') return [];
    const amt = config.MAIL_RECIPIENTS[kind.name] ?? config.MAIL_ADMIN;
    const gemeinde = getSender(config.MAIL_FROM);
    const page = buildDeskLink(reference, config);
    const basis = { art: kind, angaben: details, referenz: reference, amt, nachricht: message, link, gemeinde };
    const withReader = FOR_ALL.includes(step) ? ((await kind.listReaders?.(trx, submission.id)) ?? []) : [];
    // Hall bookings may lack a mail address; those senders are called by telephone.
    const recipient = new Set([submission.email, ...withReader].filter(Boolean));
    const texts = await readMailTexts(trx, kind);
    return [
      // In a forwarding step the link is for the office, not for the sender.
      ...[...recipient].map((an) =>
        composeDecision({ ...basis, texte: texts, an, schritt: step, berichtigt: corrected, stelle: stelle?.name }),
      ),
      ...(step === 'zuweisen'
        ? [composeAssignment({ art: kind, referenz: reference, link: page, gemeinde }, responsible, actor.name)]
        : []),
      ...(step === 'weiterleiten' && stelle
        ? [composeForwarding(await kind.getWorte?.(trx, details), basis, stelle)]
        : []),
    ];
  }

  return {
    name: 'freigabe',

    async check(trx, input) {
      const submission = await createReleaseRepository(trx).lock(input.referenz);
      const kind = submission && kinds.find(submission.formular);
      if (!kind) {
        throw new AppError('nicht_gefunden', 'Diese Einsendung gibt es nicht mehr.', { titel: 'Einsendung gelöscht' });
      }
      if (submission.version !== input.version) return refuse('was', await describeProgress(trx, kind, submission));
      if (findNextStatus(submission.status, input.was) === null) {
        return refuse(
          'was',
          `Das ist nicht möglich: Der Stand ist „${(submission.status === 'freigegeben' && kind.freigabe.stand) || submission.status}“.`,
        );
      }
      const { id, bild: image, angaben: details, korrektur: current } = submission;
      const posted = input.was === 'oeffnen' || input.was === 'notiz' ? {} : input;
      const {
        korrektur: correction,
        geaendert: changed,
        fehler: error,
      } = readCorrection(kind, details, current, posted);
      if (error.length > 0) return { fehler: error };
      if (input.was === 'korrigieren' && changed.length === 0) return refuse('was', 'Sie haben nichts geändert.');
      const me = { id: actor.konto, name: actor.name, email: '' };
      const responsible = input.was === 'zuweisen' ? await findColleagues(trx, input.zustaendig) : me;
      if (!responsible) {
        return refuse('zustaendig', 'Diese Person bearbeitet keine Einsendungen mehr. Bitte wählen Sie neu.');
      }
      const soFar = { ...details, ...correction };
      const stelle = (await kind.weiterleitung?.findStelle(trx, soFar)) ?? null;
      if (input.was === 'weiterleiten' && !stelle) {
        return refuse('was', 'Dafür ist keine Stelle eingetragen, an die Sie weiterleiten könnten.');
      }
      if (input.was === 'rueckfrage' && !submission.email) {
        return refuse('was', 'Der Absender hat keine E-Mail-Adresse genannt. Ihre Frage würde niemand lesen.');
      }
      const obstacle =
        input.was === 'freigeben' ? await kind.findObstacle?.(trx, { id, bild: image, angaben: soFar }) : null;
      if (obstacle) return refuse('was', obstacle);
      const corrected = await describeCorrection(trx, kind, soFar, changed);
      return {
        fund: {
          einsendung: submission,
          art: kind,
          korrektur: correction,
          geaendert: changed,
          aktuell: soFar,
          berichtigt: corrected,
          zustaendig: responsible,
          stelle,
        },
      };
    },

    async perform(trx, input, position) {
      const { was: step, nachricht: message } = input;
      const {
        einsendung: submission,
        korrektur: correction,
        geaendert: changed,
        aktuell: current,
        zustaendig: responsible,
        stelle,
      } = position;
      const releases = createReleaseRepository(trx);
      const status = findNextStatus(submission.status, step) ?? submission.status;
      const involved = await releases.listInvolved(submission.id);
      const hasCorrected =
        changed.length > 0 || involved.some(({ konto_id, korrektur: alt }) => konto_id === actor.konto && alt);
      const isSecond = !hasCorrected && involved.some(({ konto_id }) => konto_id !== actor.konto);
      const surroundings = createReleaseSurroundings(actor, isSecond);
      const path = await act(trx, surroundings, step, position);
      const secret = step === 'rueckfrage' ? createSecret() : undefined;
      const target = secret ? `${RUECKFRAGE_PATH}?token=${secret.token}` : path;
      const staysQuestion = ['korrigieren', 'uebernehmen', 'zuweisen', 'weiterleiten'].includes(step);
      // A note changes nothing, not even who handles it.
      if (step !== 'notiz')
        await releases.change(submission.id, {
          status,
          korrektur: correction,
          zustaendig_id: responsible.id,
          zustaendig: responsible.name,
          ...(staysQuestion ? {} : { frage: secret ? message : null, frage_hash: secret?.token_hash ?? null }),
        });
      const recipient = { zuweisen: responsible.name, weiterleiten: stelle?.name }[step as string];
      await releases.log(submission.id, actor, {
        schritt: step,
        status,
        nachricht: recipient ? `An ${recipient}. ${message}`.trim() : message,
        korrektur: choose(current, changed),
      });
      await releases.rememberClosed(submission.id, actor.konto);
      const link = target ? new URL(target, config.SITE_URL).href : undefined;
      return { id: submission.id, referenz: input.referenz, mails: await composeMails(trx, input, position, link) };
    },
  };
}
