import { AppError } from '@gm/shared/errors/app-error';
import type { QueryAnswer } from '@gm/shared/schemas/desk/release-decision';
import type { Form } from '../forms/receive-form.ts';
import type { Config } from '../platform/config/config.ts';
import { buildTokenHash } from '../platform/config/secret.ts';
import type { DataSource } from '../platform/database/database.ts';
import { getSender } from '../services/mail/get-sender.ts';
import { readMailTexts } from '../services/mail/mail-texts.ts';
import { buildDeskLink, composeAnswer, composeDecision } from './compose-decision.ts';
import { choose, describeCorrection, readCorrection } from './correction.ts';
import type { ReleaseKind, ReleaseKinds } from './release-kind.ts';
import { createReleaseRepository, type LockedSubmission } from './release-repository.ts';

/** What a secret identifies: the submission, locked, and its kind. */
interface Question {
  einsendung: LockedSubmission;
  art: ReleaseKind;
}

type Answer = QueryAnswer & { frage?: Question };

/**
 * Lets the sender answer the desk's question through the private link in the mail, and change answers at the same time.
 */
export function createRueckfrageForm(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_RECIPIENTS' | 'SITE_URL'>,
  kinds: ReleaseKinds,
): Form<Answer> {
  async function findQuestion(trx: DataSource, { token }: Answer): Promise<Question> {
    const submission = await createReleaseRepository(trx).findFrage(buildTokenHash(token), true);
    const kind = submission && kinds.find(submission.formular);
    if (kind) return { einsendung: submission, art: kind };
    const reason = 'Diese Frage ist schon beantwortet, oder Ihre Einsendung ist inzwischen entschieden.';
    throw new AppError('konflikt', reason, { titel: 'Antwort nicht möglich' });
  }
  const read = ({ frage: question, ...posted }: Answer) => {
    if (!question) throw new Error('The answer belongs to nothing');
    const { einsendung: submission, art: kind } = question;
    return {
      einsendung: submission,
      art: kind,
      ...readCorrection(kind, submission.angaben, submission.korrektur, posted),
    };
  };
  return {
    name: 'rueckfrage',
    abbreviation: '',
    getReferenz: ({ frage: question }) => question?.einsendung.referenz,
    check: async (trx, answer) => read({ ...answer, frage: await findQuestion(trx, answer) }).fehler,
    complete: async (trx, answer) => ({ ...answer, frage: await findQuestion(trx, answer) }),

    async save(trx, answer) {
      const { einsendung: submission, korrektur: correction, geaendert: changed } = read(answer);
      const releases = createReleaseRepository(trx);
      const status = 'in Prüfung' as const;
      const { zustaendig_id, zustaendig: responsible } = submission;
      await releases.change(submission.id, {
        status,
        korrektur: correction,
        zustaendig_id,
        zustaendig: responsible,
        frage: null,
        frage_hash: null,
      });
      await releases.log(
        submission.id,
        { konto: null, name: 'Absender' },
        {
          schritt: 'antwort',
          status,
          nachricht: answer.antwort,
          korrektur: choose({ ...submission.angaben, ...correction }, changed),
        },
      );
      return submission.id;
    },

    async composeMails(trx, answer, { referenz: reference }) {
      const { einsendung: submission, art: kind, geaendert: changed, korrektur: correction } = read(answer);
      const current = { ...submission.angaben, ...correction };
      const corrected = await describeCorrection(trx, kind, current, changed);
      const amt = config.MAIL_RECIPIENTS[kind.name] ?? config.MAIL_ADMIN;
      return [
        composeDecision({
          art: kind,
          texte: await readMailTexts(trx, kind),
          angaben: current,
          referenz: reference,
          an: submission.email,
          amt,
          schritt: 'antwort',
          nachricht: '',
          berichtigt: [],
          link: undefined,
          gemeinde: getSender(config.MAIL_FROM),
        }),
        composeAnswer(
          { art: kind, referenz: reference, amt, link: buildDeskLink(reference, config) },
          submission.email,
          [{ titel: 'Antwort', wert: answer.antwort }, ...corrected],
        ),
      ];
    },
  };
}
