/** Address of a venue, for route planners. */
export interface Address {
  strasse: string;
  plz: string;
  ort: string;
  geokoordinaten: { latitude: number; longitude: number } | null;
}
