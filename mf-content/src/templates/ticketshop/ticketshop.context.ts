import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

/** Requirement V-8. The municipality's configuration sets the options. */
export const ticketshop = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: "The shop's own widget is a script that draws the calendar of free days in the browser.",
  },
  // The widget asks the shop for what is left, opens it in a frame, and compiles its templates in the browser.
  policy: { from: ['url'], uses: ['connect', 'frame', 'form', 'image'], eval: true },
  context: z.object({}),
  options: z.object({
    /** Address of the shop; without it there is none to show. */
    url: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .catch(null),
    veranstalter: z
      .string()
      .regex(/^[\w-]+$/)
      .catch('gemeinde'),
    /** What is sold on a page, by the page's number; `sonst` on all others. */
    kategorien: z
      .record(z.string(), z.string().regex(/^[\w-]+$/))
      .catch({ '772': 'grillplatz-schwann', '773': 'grillplatz-langenalb', sonst: 'hochzeitskalender-2025' }),
  }),
});
