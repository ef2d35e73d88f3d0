/** Loaded while typing and created at the first validation (shared/forms/state/use-check.ts). */
export const createSchema = () =>
  import(/* webpackMode: "eager" */ './child-schema.ts').then((module) => module.childFormSchema);
