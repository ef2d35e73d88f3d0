import type { ContributionOperation } from '@gm/shared/rules/editorial';

const WORDS: Record<ContributionOperation, string> = {
  speichern: 'hat gespeichert',
  vorlegen: 'hat zur Freigabe vorgelegt',
  freigeben: 'hat freigegeben',
  zurueckgeben: 'hat zurückgegeben',
  zurueckziehen: 'hat zurückgezogen',
  wiederherstellen: 'hat wiederhergestellt',
  erscheinen: 'hat veröffentlicht',
  enden: 'hat die Veröffentlichung beendet',
};

/** Verb of the audit log, following the name. */
export const getOperation = ({
  vorgang: operation,
  aus,
}: {
  vorgang: ContributionOperation;
  aus: number | null;
}): string => (aus === null ? WORDS[operation] : `hat die Fassung ${aus} wiederhergestellt`);
