import type { Kita } from '@gm/shared/areas/betreuung/kita';
import type { Kitavormerkung } from '@gm/shared/areas/betreuung/kitavormerkung';
import { computeAge } from '@gm/shared/rules/compute-age';
import type { FieldError } from '@gm/shared/schemas/form';

const WISHES = ['kita_1', 'kita_2', 'kita_3'] as const;
/** Fields that hold the id of a centre. */
export const KITA_FIELDS = [...WISHES, 'kita_geschwister_1', 'kita_geschwister_2'] as const;

/** Name of a centre, or the input if there is none with this id. */
export const getKita = (kitas: readonly Kita[], id: string) => kitas.find((kita) => kita.id === id)?.name ?? id;

/** Errors at wishes for centres that do not exist or do not accept children of that age. */
export function checkKitaWishes(kitas: readonly Kita[], input: Kitavormerkung): FieldError[] {
  // With pages from another CMS there is no list here; the office checks the wishes anyway.
  if (kitas.length === 0) return [];
  const age = computeAge(input.kind_geburtsdatum, input.betreuung_ab);
  return WISHES.flatMap((field) => {
    if (!input[field]) return [];
    const kita = kitas.find(({ id }) => id === input[field]);
    if (!kita) return [{ feld: field, meldung: 'Bitte wählen Sie eine Kita aus der Liste.' }];
    if (age >= kita.alter_von && age <= kita.alter_bis) return [];
    const span = `von ${kita.alter_von} bis ${kita.alter_bis} Jahren`;
    const years = age === 1 ? 'ein Jahr' : `${age} Jahre`;
    return [{ feld: field, meldung: `${kita.name} nimmt Kinder ${span} auf. Ihr Kind ist dann ${years} alt.` }];
  });
}
