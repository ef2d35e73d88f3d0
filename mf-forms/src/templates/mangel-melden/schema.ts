/** Loaded lazily while the user types and created on first validation (shared/forms/state/use-check.ts). */
export const createSchema = () =>
  import(/* webpackMode: "eager" */ '@gm/shared/areas/maengel/mangel').then((module) => module.mangelSchema);
