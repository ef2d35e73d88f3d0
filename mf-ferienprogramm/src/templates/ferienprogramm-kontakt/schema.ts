/** Loaded while typing and created at the first validation (shared/forms/state/use-check.ts). */
export const createSchema = () =>
  import(/* webpackMode: "eager" */ '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration').then(
    (module) => module.contactSchema,
  );
