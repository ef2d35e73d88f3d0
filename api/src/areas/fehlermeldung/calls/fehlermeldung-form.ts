import type { Fehlermeldung } from '@gm/shared/areas/fehlermeldung/fehlermeldung';
import type { Form } from '../../../core/forms/receive-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import { FEHLERMELDUNG } from '../fehlermeldung-kind.ts';

/** Fault report: stored, acknowledged to the sender and forwarded to the office. */
export function createFehlermeldungForm(config: Config): Form<Fehlermeldung> {
  return createSubmission<Fehlermeldung>(config, {
    ...FEHLERMELDUNG,
    getEmail: ({ email }) => email,
  });
}
