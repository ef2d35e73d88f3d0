/** The private link of a pre-registration for day care. */
export interface KitavormerkungenTabelle {
  einsendung_id: number;
  /** Part of the link that nobody can guess. */
  schluessel: string;
}

declare module '../../kern/daten/database.ts' {
  interface Database {
    kitavormerkungen: KitavormerkungenTabelle;
  }
}
