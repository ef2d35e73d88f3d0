import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else when read aloud or off paper. */
const ZEICHEN = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Which other families give to be drawn together; nobody guesses one. */
export const createGruppencode = () => Array.from({ length: 8 }, () => ZEICHEN[randomInt(ZEICHEN.length)]).join('');

/** A child's number in the draw; says nothing of it. */
export const createLosnummer = () => createGruppencode().replace(/^.{4}/, '$&-');
