/** What editors publish themselves, and what may happen to it. */

/** `geplant`: released for a moment that is still to come. */
export const BEITRAGSSTATUS = ['Entwurf', 'geplant', 'veröffentlicht', 'zurückgezogen'] as const;
export type Beitragsstatus = (typeof BEITRAGSSTATUS)[number];

/** Steps of the form. */
export const BEITRAGSSCHRITTE = ['speichern', 'freigeben', 'zurueckziehen'] as const;
/** `erscheinen` and `enden` are done by the clock. */
export type Beitragsvorgang = (typeof BEITRAGSSCHRITTE)[number] | 'wiederherstellen' | 'erscheinen' | 'enden';

/**
 * The status after a step, or null where the step is not possible. Writing on changes nothing in public: what was
 * released stays there until the next release.
 * @param spaeter the release is for a moment to come; what is public already cannot begin once more
 */
export function findBeitragsstatus(
  status: Beitragsstatus,
  vorgang: Beitragsvorgang,
  spaeter = false,
): Beitragsstatus | null {
  const isFreigegeben = status === 'geplant' || status === 'veröffentlicht';
  switch (vorgang) {
    case 'speichern':
    case 'wiederherstellen':
      return status;
    case 'freigeben':
      if (!spaeter) return 'veröffentlicht';
      return status === 'veröffentlicht' ? null : 'geplant';
    case 'erscheinen':
      return status === 'geplant' ? 'veröffentlicht' : null;
    case 'zurueckziehen':
    case 'enden':
      return isFreigegeben ? 'zurückgezogen' : null;
  }
}

/** Steps of the form that are possible now. */
export const listBeitragsschritte = (status: Beitragsstatus) =>
  BEITRAGSSCHRITTE.filter((schritt) => findBeitragsstatus(status, schritt) !== null);
