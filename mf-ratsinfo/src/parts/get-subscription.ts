import type { RatsaboTarget } from '@gm/shared/areas/ratsinfo/ratsabo-state';

const KINDS = { vorlage: 'Vorlage', gremium: 'Gremium', suche: 'Suche' } as const;

/** `Vorlage: Spielplatz am Bach` */
export const getSubscription = ({ art: kind, titel: title }: Pick<RatsaboTarget, 'art' | 'titel'>) =>
  `${KINDS[kind]}: ${title}`;
