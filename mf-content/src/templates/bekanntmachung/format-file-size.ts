const format = (unit: string) =>
  new Intl.NumberFormat('de-DE', { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 });

/** Human-readable size: `830 kB`, `1,2 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? format('kilobyte').format(Math.max(1, Math.round(bytes / 1000)))
    : format('megabyte').format(bytes / 1_000_000);
