/** Escapes the wildcards of `like`. */
export const maskLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
