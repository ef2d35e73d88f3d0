import { mailbeispieleSchema } from '@gm/shared/schemas/mails';
import type { ApiClient } from '../server/api-client.ts';
import { toCallHeaders, type Visitor } from '../server/visitor.ts';
import type { Mailbeispiel } from './mails.tsx';

/** Every mail of the site as the api shows them to whoever asks; empty for strangers, and without the api. */
export async function readMails(api: Pick<ApiClient, 'get'>, visitor: Visitor): Promise<readonly Mailbeispiel[]> {
  const { status, body } = await api.get('/api/intranet/mails', toCallHeaders(visitor));
  return status === 200 ? (mailbeispieleSchema.safeParse(body).data?.data ?? []) : [];
}
