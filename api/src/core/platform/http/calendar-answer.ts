import { z } from 'zod';
import { problemReplies } from './problem-replies.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** OpenAPI response of a route that returns a calendar file (RFC 5545). */
export const CALENDAR_ANSWER = {
  produces: ['text/calendar'],
  response: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
    ...problemReplies(400, 404),
  },
};
