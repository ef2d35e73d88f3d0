import { nameField } from '@gm/shared/rules/name-field';

/** `fussball` → `Motiv: Fußball`; `ausstellung` keeps its `ss`. */
export const nameMotif = (name: string) => `Motiv: ${nameField(name.replace('fuss', 'fuß'))}`;
