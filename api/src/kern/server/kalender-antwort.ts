import { z } from 'zod';
import { problemReplies } from './problem-replies.ts';

export const KALENDER_TYP = 'text/calendar; charset=utf-8';

/** What the schema of a route says whose reply is a calendar file (RFC 5545). */
export const KALENDER_ANTWORT = {
  produces: ['text/calendar'],
  response: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
    ...problemReplies(400, 404),
  },
};
