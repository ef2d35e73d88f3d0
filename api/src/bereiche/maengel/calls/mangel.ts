import { mangelSchema } from '@gm/shared/bereiche/maengel/mangel';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createMangelFormular } from './mangel-formular.ts';

/** Somebody reports a defect. */
export const mangel: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Einen Schaden oder eine Verschmutzung in der Gemeinde melden',
    schema: mangelSchema,
    template: 'mangel-melden',
    mitBild: true,
    formular: createMangelFormular(dienste.config),
  });
};
