import { createSuggestionSchema, type Suggestion } from '@gm/shared/areas/ferienprogramm/organisers/suggestion';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import type { Form } from '../../../../core/forms/receive-form.ts';
import { registerForm } from '../../../../core/forms/register-form.ts';
import { createSubmission } from '../../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../../core/platform/config/config.ts';
import { checkOrganiser } from '../../../branchenverzeichnis/area.ts';
import { SUGGESTION } from '../suggestion-kind.ts';

export const createSuggestionForm = (config: Config): Form<Suggestion> =>
  createSubmission<Suggestion>(config, {
    ...SUGGESTION,
    // The other address is for the public.
    getEmail: ({ ansprechpartner_email }) => ansprechpartner_email,
    check: checkOrganiser,
  });

/** Form to suggest an event for the holiday programme. */
export const suggestion: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Eine Veranstaltung für das Ferienprogramm vorschlagen',
    pfad: '/api/ferienprogramm/vorschlag',
    schema: createSuggestionSchema(),
    template: 'ferienprogramm-vorschlag',
    mitBild: true,
    formular: createSuggestionForm(services.config),
  });
};
