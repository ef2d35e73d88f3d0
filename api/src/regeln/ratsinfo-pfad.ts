const START = '/ratsinfo/';

/** Pages of the council. Their numbers stay, so their addresses do. */
export const RATSINFO = {
  start: START,
  sitzung: (id: number) => `${START}sitzungen/${id}/`,
  vorlage: (id: number) => `${START}vorlagen/${id}/`,
  gremium: (id: number) => `${START}gremien/${id}/`,
  person: (id: number) => `${START}personen/${id}/`,
} as const;
