import type { FormState } from '@gm/shared/schemas/form';
import { createExamplePage, EMAIL_INVALID, refuse } from '../parts/page.examples.ts';

/** Examples of a childcare form: initial, and rejected after a post without JavaScript. */
export function createExamples<Options>(template: string, title: string, options: Options) {
  const page = createExamplePage(`/${template}/`, title);
  const values: FormState['werte'] = {
    eltern_name: 'Groß',
    eltern_berufstaetig: '1',
    eltern_alleinerziehend: 'on',
    eltern_email2: 'tom@',
  };
  return {
    leer: { context: {}, options, seite: page },
    abgelehnt: { context: {}, options, seite: refuse(page, template, values, { eltern_email2: EMAIL_INVALID }) },
  };
}
