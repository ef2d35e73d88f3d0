import { ACCESSES } from '@gm/shared/rules/accesses';
import { accountSchema, type Role } from '@gm/shared/schemas/accounts';
import type { ApiClient } from '../api/api-client.ts';
import { toCallHeaders, type Visitor } from './visitor.ts';

/** Recognises staff by asking the api about the session. */
export class Staff {
  /** @param isDevelopment `npm run dev`: every visitor is the developer */
  constructor(
    private readonly api: Pick<ApiClient, 'get'>,
    private readonly isDevelopment: boolean,
  ) {}

  /** Roles of a staff member; null for everyone else. Without a session the api is not asked. */
  async read(visitor: Visitor): Promise<readonly Role[] | null> {
    if (this.isDevelopment) return ['mitarbeiter', 'admin'];
    if (!visitor.session?.[ACCESSES.intern.header]) return null;
    const { status, body } = await this.api.get('/api/cms/intranet/konto', toCallHeaders(visitor));
    return status === 200 ? (accountSchema.safeParse(body).data?.rollen ?? null) : null;
  }
}
