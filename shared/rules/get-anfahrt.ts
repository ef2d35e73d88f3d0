interface Address {
  strasse: string | null;
  plz: string | null;
  ort: string | null;
  geokoordinaten: { latitude: number | null; longitude: number | null } | null;
}

/** URL of directions to a place: by its coordinates, otherwise by street, postcode and town; null without both. */
export function getAnfahrt(address: Address | null): string | null {
  if (!address) return null;
  const { latitude, longitude } = address.geokoordinaten ?? {};
  const location = [address.plz, address.ort].filter(Boolean).join(' ');
  const target =
    latitude && longitude ? `${latitude},${longitude}` : [address.strasse, location].filter(Boolean).join(', ');
  return target ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(target)}` : null;
}

/** URL of a map of a place: by its coordinates, otherwise by its address; null without both. */
export function getCard(address: Address | null): string | null {
  if (!address) return null;
  const { latitude, longitude } = address.geokoordinaten ?? {};
  if (latitude && longitude) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const location = [address.strasse, [address.plz, address.ort].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return location ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}` : null;
}
