import type { RECHTESTUFEN, Recht } from '@gm/shared/schemas/konten';
import type { KontoZeile } from '../../konten/konten-repository.ts';

export type Rechtestufe = (typeof RECHTESTUFEN)[number];

/** What a right has to cover: the kind of an entry, and the branches it belongs to. */
export interface Gegenstand {
  art: string;
  zweige: readonly string[];
}

/** Stands for every kind: of who stands in for somebody that may everything. */
const JEDE_ART = '*';

/** What somebody may write on and release. */
export interface Rechte {
  hatAlles: boolean;
  /** Nothing where `hatAlles`. */
  liste: readonly Recht[];
  allows(was: Rechtestufe, gegenstand: Gegenstand): boolean;
  /** Whether there can be entries of the kind that the account may write on. */
  allowsSome(art: string): boolean;
}

export function createRechte({ rollen, rechte }: Pick<KontoZeile, 'rollen' | 'rechte'>): Rechte {
  const hatAlles =
    rollen.length > 0 ||
    rechte.some(({ art, zweig, darf }) => art === JEDE_ART && zweig === '' && darf === 'freigeben');
  const isAbout = (recht: Recht, art: string) => recht.art === art || recht.art === JEDE_ART;
  return {
    hatAlles,
    liste: hatAlles ? [] : rechte,
    allows: (was, { art, zweige }) =>
      hatAlles ||
      rechte.some(
        (recht) =>
          isAbout(recht, art) &&
          (was === 'schreiben' || recht.darf === 'freigeben') &&
          (recht.zweig === '' || zweige.includes(recht.zweig)),
      ),
    allowsSome: (art) => hatAlles || rechte.some((recht) => isAbout(recht, art)),
  };
}
