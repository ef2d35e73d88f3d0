/** Loaded lazily while the user types and created on first validation (shared/forms/state/use-check.ts). */
export const createSchema = (textMinChars: number) =>
  import(/* webpackMode: "eager" */ '@gm/shared/areas/veranstaltungen/veranstaltung').then((module) =>
    module.createVeranstaltungSchema(textMinChars),
  );
