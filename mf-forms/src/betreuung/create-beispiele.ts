import type { FormularZustand } from '@gm/shared/schemas/formular';
import { createBeispielSeite, EMAIL_UNGUELTIG, refuse } from '../teile/seite.beispiele.ts';

/** A form about care as the page brings it, and refused after a post without JavaScript. */
export function createBeispiele<Options>(template: string, titel: string, options: Options) {
  const seite = createBeispielSeite(`/${template}/`, titel);
  const werte: FormularZustand['werte'] = {
    eltern_name: 'Groß',
    eltern_berufstaetig: '1',
    eltern_alleinerziehend: 'on',
    eltern_email2: 'tom@',
  };
  return {
    leer: { context: {}, options, seite },
    abgelehnt: { context: {}, options, seite: refuse(seite, template, werte, { eltern_email2: EMAIL_UNGUELTIG }) },
  };
}
