import { ratsaboSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerFormular } from '../../../../kern/formulare/register-formular.ts';
import { createRatsaboFormular } from '../ratsabo-formular.ts';

/** Somebody asks to follow a paper, a body or a search of the council by mail. */
export const ratsabo: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Vorlage, Gremium oder Suche per E-Mail verfolgen; gilt erst nach der Bestätigung per E-Mail',
    schema: ratsaboSchema,
    formular: createRatsaboFormular(dienste.config),
    pfad: '/api/ratsinfo/abo',
    template: 'ratsabo',
    immerNeu: true,
  });
};
