import { randomInt } from 'node:crypto';

/** Without characters that are easily confused when read aloud or on paper. */
const CHARACTER = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Unguessable code that families share to be drawn together. */
export const createGroupCode = () => Array.from({ length: 8 }, () => CHARACTER[randomInt(CHARACTER.length)]).join('');

/** A child's number in the draw; discloses nothing about it. */
export const createLotNumber = () => createGroupCode().replace(/^.{4}/, '$&-');
