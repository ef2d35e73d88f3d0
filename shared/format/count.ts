/** `2 Kinder`, `1 Veranstaltung`. */
export const formatCount = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : several}`;
