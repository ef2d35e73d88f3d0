import type { RatsaboZiel } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';

const ARTEN = { vorlage: 'Vorlage', gremium: 'Gremium', suche: 'Suche' } as const;

/** `Vorlage: Spielplatz am Bach` */
export const getAbo = ({ art, titel }: Pick<RatsaboZiel, 'art' | 'titel'>) => `${ARTEN[art]}: ${titel}`;
