import { CHILD_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Season } from '../holiday-service.ts';

/** Details that a family changes itself, with their names in mails and logs. */
const TITLES = {
  strasse: 'Anschrift',
  telefon: 'Telefon',
  notfall: QUESTIONS.notfall.spalte,
  allergien: QUESTIONS.allergien.spalte,
  schwimmen: QUESTIONS.schwimmen.spalte,
  heimweg: QUESTIONS.heimweg.spalte,
  bemerkung: CHILD_FIELDS.bemerkung.titel,
} as const;
export type DetailName = keyof typeof TITLES;

/** Free texts about a child may concern its health: no mail quotes them. */
const UNQUOTED: readonly DetailName[] = ['allergien', 'bemerkung'];

export interface DetailChange {
  titel: string;
  /** For the mail: the new value and the former one. */
  wert: string;
}

/**
 * Whether a detail changes in some booking of the family.
 * @param before its value in each booking; the latest one is shown to the family
 */
export function listChanged(name: DetailName, before: readonly string[], after: string): DetailChange[] {
  const former = before.findLast((value) => value !== after);
  if (former === undefined) return [];
  if (UNQUOTED.includes(name)) {
    return [{ titel: TITLES[name], wert: after === '' ? 'gelöscht' : former === '' ? 'neu' : 'geändert' }];
  }
  return [{ titel: TITLES[name], wert: `${after || 'keine Angabe'} (bisher: ${former || 'keine Angabe'})` }];
}

/** The mail that confirms changed contact details of a family, or changed details of a child. */
export function composeChangedDetails(
  {
    email,
    kind: child,
    geaendert: changed,
  }: {
    email: string;
    kind: Pick<Child, 'vorname' | 'name'> | null;
    geaendert: readonly DetailChange[];
  },
  { optionen: options, absender: sender }: Season,
): Mail {
  const { text, schluss: closing, ...head } = sender.briefe.angaben({ amt: options.email });
  const who = child ? [{ titel: 'Kind', wert: `${child.vorname} ${child.name}` }] : [];
  return composeLetter({ ...sender, optionen: options }, email, head, [
    ...splitParagraphs(text),
    { art: 'angaben', angaben: [...who, ...changed] },
    ...splitParagraphs(closing),
  ]);
}
