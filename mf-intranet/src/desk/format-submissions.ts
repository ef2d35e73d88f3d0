export const formatSubmissions = (count: number) =>
  count === 1 ? '1 Einsendung' : `${count.toLocaleString('de-DE')} Einsendungen`;
