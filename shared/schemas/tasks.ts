import { z } from 'zod';

/** `GET /api/cms/intranet/aufgaben`: what waits for the account; kinds of work that it does not have are left out. */
export const tasksSchema = z.object({
  data: z.array(
    z.object({
      titel: z.string(),
      /** What the number counts. */
      hinweis: z.string(),
      anzahl: z.number().int(),
      /** Past their deadline; 0 where there is none. */
      ueberfaellig: z.number().int(),
      href: z.string(),
    }),
  ),
});
export type Task = z.output<typeof tasksSchema>['data'][number];
