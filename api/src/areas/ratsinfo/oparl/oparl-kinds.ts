import type { CouncilTable } from '../files/council-storage-repository.ts';

/** OParl objects by their name in URLs, with their type. */
export const OPARL_KINDS = {
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
} as const satisfies Record<string, { typ: string; tabelle: CouncilTable }>;

export type OparlKind = keyof typeof OPARL_KINDS;
