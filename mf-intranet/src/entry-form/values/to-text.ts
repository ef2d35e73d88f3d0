/** Stored data may hold anything; only a string is a text. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
