import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

/** Requirement V-8. The options come from the municipality's configuration. */
export const ticketshop = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: "The shop's own widget is a script that draws the calendar of free days in the browser.",
  },
  // CSP: the widget requests availability, opens the shop in a frame, and compiles templates in the browser.
  policy: { from: ['url'], uses: ['connect', 'frame', 'form', 'image'], eval: true },
  context: z.object({}),
  options: z.object({
    /** Address of the shop; empty if there is none. */
    url: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .catch(null),
    veranstalter: z
      .string()
      .regex(/^[\w-]+$/)
      .catch('gemeinde'),
    /** Category per page id; `sonst` for all other pages. */
    kategorien: z
      .record(z.string(), z.string().regex(/^[\w-]+$/))
      .catch({ '772': 'grillplatz-schwann', '773': 'grillplatz-langenalb', sonst: 'hochzeitskalender-2025' }),
  }),
});
