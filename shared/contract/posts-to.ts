import { z } from 'zod';

/** Calls of the api by path prefix of the page with the form; the longest prefix wins. */
export type Posts = Readonly<Record<string, string>>;

/**
 * Option `aktion` of a template with a form: the call that receives it, and in `elsewhere` other ones for path
 * prefixes. The release contains them and the shell fills in the right one; content never does.
 */
export const postsTo = (call: string, elsewhere: Posts = {}) =>
  z
    .string()
    .default(call)
    .meta({ posts: { '/': call, ...elsewhere } });
