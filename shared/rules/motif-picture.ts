/** Start of the id of a picture that is an illustration; also the name by which content refers to it. */
const PREFIX = 'motiv-';

export const nameMotifPicture = <Name extends string>(motif: Name): `motiv-${Name}` => `${PREFIX}${motif}`;

/** The illustration that a picture id or a name in the content stands for; photo ids end in a hash. */
export const readMotifPicture = (id: string): string | null => /^motiv-([a-z]+)$/.exec(id)?.[1] ?? null;
