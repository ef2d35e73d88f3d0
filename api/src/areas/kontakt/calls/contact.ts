import { type Contact, contactSchema } from '@gm/shared/areas/kontakt/contact';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import type { Form } from '../../../core/forms/receive-form.ts';
import { registerForm } from '../../../core/forms/register-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import { CONTACT } from '../contact-kind.ts';

export const createContactForm = (config: Config): Form<Contact> =>
  createSubmission<Contact>(config, {
    ...CONTACT,
    getEmail: ({ email }) => email,
  });

/** Form to write to the municipality. */
export const contact: RoutePlugin = async (app, services) => {
  registerForm(app, services, {
    summary: 'Der Gemeinde eine Nachricht schreiben',
    schema: contactSchema,
    template: 'kontakt',
    formular: createContactForm(services.config),
  });
};
