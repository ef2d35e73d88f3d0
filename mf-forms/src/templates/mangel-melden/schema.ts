/** Its files come while somebody types; it is made at the first check (shared/formular/use-pruefung.ts). */
export const createSchema = () =>
  import(/* webpackMode: "eager" */ '@gm/shared/bereiche/maengel/mangel').then((module) => module.mangelSchema);
