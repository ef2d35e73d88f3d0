import { nameField } from '@gm/shared/rules/name-field';

/** `fussball` → `Motiv: Fußball` */
export const nameMotif = (name: string) => `Motiv: ${nameField(name.replaceAll('ss', 'ß'))}`;
