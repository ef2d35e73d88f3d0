/** Signs that mean something in a pattern of `like`, as letters. */
export const maskLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
