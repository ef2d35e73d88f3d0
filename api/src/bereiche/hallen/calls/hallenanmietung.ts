import { hallenanmietungSchema } from '@gm/shared/bereiche/hallen/hallenanmietung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormular } from '../../../kern/formulare/register-formular.ts';
import { createHallenanmietungFormular } from './hallenanmietung-formular.ts';

/** Somebody asks for a hall for an event. */
export const hallenanmietung: RoutePlugin = async (app, dienste) => {
  registerFormular(app, dienste, {
    summary: 'Eine Halle für eine Veranstaltung anfragen',
    schema: hallenanmietungSchema,
    template: 'hallenanmietung',
    formular: createHallenanmietungFormular(dienste.config),
  });
};
