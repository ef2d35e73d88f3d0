import type { RatsTabelle } from '../rats-ablage-repository.ts';

/** Objects of OParl by the name that addresses have, with the name of their type. */
export const OPARL_ARTEN = {
  body: { typ: 'Body', tabelle: 'rats_koerperschaften' },
  legislativeterm: { typ: 'LegislativeTerm', tabelle: 'rats_wahlperioden' },
  organization: { typ: 'Organization', tabelle: 'rats_gremien' },
  person: { typ: 'Person', tabelle: 'rats_personen' },
  membership: { typ: 'Membership', tabelle: 'rats_mitgliedschaften' },
  meeting: { typ: 'Meeting', tabelle: 'rats_sitzungen' },
  agendaitem: { typ: 'AgendaItem', tabelle: 'rats_tagesordnungspunkte' },
  paper: { typ: 'Paper', tabelle: 'rats_vorlagen' },
  consultation: { typ: 'Consultation', tabelle: 'rats_beratungen' },
  file: { typ: 'File', tabelle: 'rats_dateien' },
  location: { typ: 'Location', tabelle: 'rats_orte' },
} as const satisfies Record<string, { typ: string; tabelle: RatsTabelle }>;

export type OparlArt = keyof typeof OPARL_ARTEN;
