import { ZUGAENGE } from '@gm/shared/regeln/zugaenge';
import { kontoSchema, type Rolle } from '@gm/shared/schemas/konten';
import type { ApiClient } from '../server/api-client.ts';
import { toCallHeaders, type Visitor } from '../server/visitor.ts';

/** Who of the staff asks, by what the api says of the log-in. */
export class Staff {
  /** @param isDevelopment `npm run dev`: whoever reaches the site works on it */
  constructor(
    private readonly api: Pick<ApiClient, 'get'>,
    private readonly isDevelopment: boolean,
  ) {}

  /** Roles of a member of the staff; null for everybody else. Without a log-in nobody is asked. */
  async read(visitor: Visitor): Promise<readonly Rolle[] | null> {
    if (this.isDevelopment) return ['mitarbeiter', 'admin'];
    if (!visitor.session?.[ZUGAENGE.intern.header]) return null;
    const { status, body } = await this.api.get('/api/cms/intranet/konto', toCallHeaders(visitor));
    return status === 200 ? (kontoSchema.safeParse(body).data?.rollen ?? null) : null;
  }
}
