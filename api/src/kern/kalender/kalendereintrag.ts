/** An event as calendar files need it. */
export interface Kalendereintrag {
  id: number;
  titel: string;
  /** Plain text. */
  beschreibung: string;
  datum_von: string;
  datum_bis: string;
  taeglich: boolean;
  rrule: string | null;
  /** Last day of a series. */
  letzter: string | null;
  ort: string;
  geo: { latitude: number; longitude: number } | null;
  rubriken: string[];
  pfad: string;
  /** Does not take place. */
  abgesagt?: boolean;
}
