/** Where something takes place, as routes are planned to it. */
export interface Adresse {
  strasse: string;
  plz: string;
  ort: string;
  geokoordinaten: { latitude: number; longitude: number } | null;
}
