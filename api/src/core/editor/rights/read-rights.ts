import type { FastifyRequest } from 'fastify';
import { getLoggedIn } from '../../services/accounts/sessions/require-role.ts';
import { createRights, type Rights } from '../store/rights.ts';

/** Rights of the requester; the call has checked the role already. */
export const readRights = (request: FastifyRequest): Rights => createRights(getLoggedIn(request).konto);
