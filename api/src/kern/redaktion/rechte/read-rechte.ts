import type { FastifyRequest } from 'fastify';
import { getLoggedIn } from '../../konten/require-rolle.ts';
import { createRechte, type Rechte } from './rechte.ts';

/** What the one who made the request may do; the call has let them in by their role. */
export const readRechte = (request: FastifyRequest): Rechte => createRechte(getLoggedIn(request).konto);
