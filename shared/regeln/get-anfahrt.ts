interface Adresse {
  strasse: string | null;
  plz: string | null;
  ort: string | null;
  geokoordinaten: { latitude: number | null; longitude: number | null } | null;
}

/** Address of the route planner to a place: by its coordinates, else by street, postcode and town; null without both. */
export function getAnfahrt(adresse: Adresse | null): string | null {
  if (!adresse) return null;
  const { latitude, longitude } = adresse.geokoordinaten ?? {};
  const ort = [adresse.plz, adresse.ort].filter(Boolean).join(' ');
  const ziel = latitude && longitude ? `${latitude},${longitude}` : [adresse.strasse, ort].filter(Boolean).join(', ');
  return ziel ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(ziel)}` : null;
}

/** Address of the map of a place: by its coordinates, else by its address; null without both. */
export function getKarte(adresse: Adresse | null): string | null {
  if (!adresse) return null;
  const { latitude, longitude } = adresse.geokoordinaten ?? {};
  if (latitude && longitude) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const ort = [adresse.strasse, [adresse.plz, adresse.ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return ort ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(ort)}` : null;
}
