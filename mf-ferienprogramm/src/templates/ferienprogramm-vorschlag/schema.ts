/** Its files come while somebody types; it is made at the first check (shared/formular/use-pruefung.ts). */
export const createSchema = (textMinChars: number) =>
  import(/* webpackMode: "eager" */ '@gm/shared/bereiche/ferienprogramm/vorschlag').then((module) =>
    module.createVorschlagSchema(textMinChars),
  );
