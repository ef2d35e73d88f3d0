import { expect, it } from 'vitest';
import { holidayOptionsFileSchema } from './ferienprogramm-files.ts';

const season = { anmeldung_von: 1, anmeldung_bis: 9, email: 'ferien@beispiel.example' };

it('fees of a season are whole cents and have defaults', () => {
  expect(holidayOptionsFileSchema.parse(season)).toMatchObject({ gebuehr_kind: 3, gebuehr_veranstaltung: 0.5 });
  expect(holidayOptionsFileSchema.parse({ ...season, gebuehr_kind: 2.35 })).toMatchObject({ gebuehr_kind: 2.35 });
  for (const wrong of [{ gebuehr_kind: 0.005 }, { gebuehr_veranstaltung: 0.505 }]) {
    expect(holidayOptionsFileSchema.safeParse({ ...season, ...wrong }).success).toBe(false);
  }
});
