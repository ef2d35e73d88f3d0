/** What editors publish themselves, and what may happen to it. */

/** `geplant`: released for a moment that is still to come. */
export const BEITRAGSSTATUS = ['Entwurf', 'geplant', 'veröffentlicht', 'zurückgezogen'] as const;
export type Beitragsstatus = (typeof BEITRAGSSTATUS)[number];

/** Steps of the form. `vorlegen` asks somebody else for the release, `zurueckgeben` says that it is not ready yet. */
export const BEITRAGSSCHRITTE = ['speichern', 'vorlegen', 'freigeben', 'zurueckgeben', 'zurueckziehen'] as const;
export type Beitragsschritt = (typeof BEITRAGSSCHRITTE)[number];
/** `erscheinen` and `enden` are done by the clock. */
export type Beitragsvorgang = Beitragsschritt | 'wiederherstellen' | 'erscheinen' | 'enden';

/** Whether it has to be complete: it is to be public, or somebody else is to look at it. */
export const mustBeComplete = (was: unknown): boolean => was === 'freigeben' || was === 'vorlegen';

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
    case 'vorlegen':
    case 'zurueckgeben':
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

/** What somebody may do with an entry, besides writing on it. */
export interface Freigaberecht {
  darfFreigeben: boolean;
  /** Four eyes have to see it, and so far only this person's have. */
  brauchtAndere: boolean;
  /** Its release was asked for. */
  istVorgelegt: boolean;
}

export const UNEINGESCHRAENKT: Freigaberecht = { darfFreigeben: true, brauchtAndere: false, istVorgelegt: false };

/** Steps of the form that are possible now. Who may release everything alone asks nobody. */
export function listBeitragsschritte(
  status: Beitragsstatus,
  recht: Freigaberecht = UNEINGESCHRAENKT,
): Beitragsschritt[] {
  const { darfFreigeben, brauchtAndere, istVorgelegt } = recht;
  const isErlaubt: Record<Beitragsschritt, boolean> = {
    speichern: true,
    vorlegen: !darfFreigeben || brauchtAndere,
    freigeben: darfFreigeben && !brauchtAndere,
    zurueckgeben: darfFreigeben && !brauchtAndere && istVorgelegt,
    zurueckziehen: darfFreigeben,
  };
  return BEITRAGSSCHRITTE.filter((schritt) => isErlaubt[schritt] && findBeitragsstatus(status, schritt) !== null);
}
