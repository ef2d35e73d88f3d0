/** An event, as needed for calendar files. */
export interface CalendarEntry {
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
  /** Cancelled. */
  abgesagt?: boolean;
}
