import { expect, it } from 'vitest';
import { ferienoptionenDateiSchema } from './ferienprogramm-dateien.ts';

const saison = { anmeldung_von: 1, anmeldung_bis: 9, email: 'ferien@beispiel.example' };

it('fees of a season are whole cents, and have their defaults', () => {
  expect(ferienoptionenDateiSchema.parse(saison)).toMatchObject({ gebuehr_kind: 3, gebuehr_veranstaltung: 0.5 });
  expect(ferienoptionenDateiSchema.parse({ ...saison, gebuehr_kind: 2.35 })).toMatchObject({ gebuehr_kind: 2.35 });
  for (const falsch of [{ gebuehr_kind: 0.005 }, { gebuehr_veranstaltung: 0.505 }]) {
    expect(ferienoptionenDateiSchema.safeParse({ ...saison, ...falsch }).success).toBe(false);
  }
});
