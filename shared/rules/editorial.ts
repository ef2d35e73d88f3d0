/** Status and steps of content published by editors. */

/** `geplant`: scheduled for release. */
export const CONTRIBUTION_STATUS = ['Entwurf', 'geplant', 'veröffentlicht', 'zurückgezogen'] as const;
export type ContributionStatus = (typeof CONTRIBUTION_STATUS)[number];

/** Steps of the form. `vorlegen` requests a release from others, `zurueckgeben` rejects it. */
export const CONTRIBUTION_STEPS = ['speichern', 'vorlegen', 'freigeben', 'zurueckgeben', 'zurueckziehen'] as const;
export type ContributionStep = (typeof CONTRIBUTION_STEPS)[number];
/** `erscheinen` and `enden` are triggered by the clock. */
export type ContributionOperation = ContributionStep | 'wiederherstellen' | 'erscheinen' | 'enden';

/** Whether it has to be complete: before publishing or review. */
export const mustBeComplete = (was: unknown): boolean => was === 'freigeben' || was === 'vorlegen';

/**
 * The status after a step, or null if the step is not possible. Saving changes nothing in public: the released version
 * stays until the next release.
 * @param later the release is in the future; public content cannot be scheduled again
 */
export function findContributionStatus(
  status: ContributionStatus,
  operation: ContributionOperation,
  later = false,
): ContributionStatus | null {
  const isReleased = status === 'geplant' || status === 'veröffentlicht';
  switch (operation) {
    case 'speichern':
    case 'vorlegen':
    case 'zurueckgeben':
    case 'wiederherstellen':
      return status;
    case 'freigeben':
      if (!later) return 'veröffentlicht';
      return status === 'veröffentlicht' ? null : 'geplant';
    case 'erscheinen':
      return status === 'geplant' ? 'veröffentlicht' : null;
    case 'zurueckziehen':
    case 'enden':
      return isReleased ? 'zurückgezogen' : null;
  }
}

/** Rights on an entry, in addition to editing. */
export interface ReleaseRight {
  darfFreigeben: boolean;
  /** Requires a second person (four-eyes principle), and only this one has edited so far. */
  brauchtAndere: boolean;
  /** Its release was requested. */
  istVorgelegt: boolean;
}

export const UNRESTRICTED: ReleaseRight = { darfFreigeben: true, brauchtAndere: false, istVorgelegt: false };

/** Steps of the form that are currently possible. An editor who may release alone never requests a release. */
export function listContributionSteps(
  status: ContributionStatus,
  right: ReleaseRight = UNRESTRICTED,
): ContributionStep[] {
  const { darfFreigeben: mayApprove, brauchtAndere: needsOther, istVorgelegt: isSubmitted } = right;
  const isAllowed: Record<ContributionStep, boolean> = {
    speichern: true,
    vorlegen: !mayApprove || needsOther,
    freigeben: mayApprove && !needsOther,
    zurueckgeben: mayApprove && !needsOther && isSubmitted,
    zurueckziehen: mayApprove,
  };
  return CONTRIBUTION_STEPS.filter((step) => isAllowed[step] && findContributionStatus(status, step) !== null);
}
