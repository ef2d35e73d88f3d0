import { randomBytes } from 'node:crypto';

/** For the inline scripts of one document, as its content security policy names them: 128 random bits in base64. */
export const createNonce = () => randomBytes(16).toString('base64');
