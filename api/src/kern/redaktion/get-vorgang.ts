import type { Beitragsvorgang } from '@gm/shared/regeln/redaktion';

const WORTE: Record<Beitragsvorgang, string> = {
  speichern: 'hat gespeichert',
  vorlegen: 'hat zur Freigabe vorgelegt',
  freigeben: 'hat freigegeben',
  zurueckgeben: 'hat zurückgegeben',
  zurueckziehen: 'hat zurückgezogen',
  wiederherstellen: 'hat wiederhergestellt',
  erscheinen: 'hat veröffentlicht',
  enden: 'hat die Veröffentlichung beendet',
};

/** What somebody did, after the name. */
export const getVorgang = ({ vorgang, aus }: { vorgang: Beitragsvorgang; aus: number | null }): string =>
  aus === null ? WORTE[vorgang] : `hat die Fassung ${aus} wiederhergestellt`;
