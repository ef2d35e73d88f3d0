import type { FormField } from '@gm/shared/schemas/form-field';

const names = ({ eintrag: entry }: FormField) => entry?.felder.map(({ name }) => name) ?? [];

/** Whether a list is the weekly times of `openingTimeSchema`. */
export const isWeek = (field: FormField): boolean => names(field).join() === 'tagestyp,beginn,ende';

/** Whether a list is the deviations of `openingTimeSchema`. */
export const isDeviations = (field: FormField): boolean =>
  names(field).join() === 'beginn,ende,zusatz' && field.eintrag?.felder[0]?.art === 'zeitpunkt';
