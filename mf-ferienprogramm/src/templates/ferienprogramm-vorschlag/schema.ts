/** Loaded while typing and created at the first validation (shared/forms/state/use-check.ts). */
export const createSchema = (textMinChars: number) =>
  import(/* webpackMode: "eager" */ '@gm/shared/areas/ferienprogramm/organisers/suggestion').then((module) =>
    module.createSuggestionSchema(textMinChars),
  );
