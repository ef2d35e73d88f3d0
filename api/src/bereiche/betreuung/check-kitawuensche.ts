import type { Kita } from '@gm/shared/bereiche/betreuung/kita';
import type { Kitavormerkung } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { computeAlter } from '@gm/shared/regeln/compute-alter';
import type { FeldFehler } from '@gm/shared/schemas/formular';

const WUENSCHE = ['kita_1', 'kita_2', 'kita_3'] as const;
/** Fields that hold the short name of a centre. */
export const KITA_FELDER = [...WUENSCHE, 'kita_geschwister_1', 'kita_geschwister_2'] as const;

/** Name of a centre, or what was typed in its place. */
export const getKita = (kitas: readonly Kita[], id: string) => kitas.find((kita) => kita.id === id)?.name ?? id;

/** Centres that do not exist, or do not take a child of that age; told at the wish. */
export function checkKitawuensche(kitas: readonly Kita[], eingabe: Kitavormerkung): FeldFehler[] {
  // A site whose pages come from elsewhere has no list here: the office looks at the wishes anyway.
  if (kitas.length === 0) return [];
  const alter = computeAlter(eingabe.kind_geburtsdatum, eingabe.betreuung_ab);
  return WUENSCHE.flatMap((feld) => {
    if (!eingabe[feld]) return [];
    const kita = kitas.find(({ id }) => id === eingabe[feld]);
    if (!kita) return [{ feld, meldung: 'Bitte wählen Sie eine Kita aus der Liste.' }];
    if (alter >= kita.alter_von && alter <= kita.alter_bis) return [];
    const spanne = `von ${kita.alter_von} bis ${kita.alter_bis} Jahren`;
    const jahre = alter === 1 ? 'ein Jahr' : `${alter} Jahre`;
    return [{ feld, meldung: `${kita.name} nimmt Kinder ${spanne} auf. Ihr Kind ist dann ${jahre} alt.` }];
  });
}
