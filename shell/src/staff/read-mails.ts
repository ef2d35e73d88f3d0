import { mailExamplesSchema } from '@gm/shared/schemas/editor/mails';
import type { ApiClient } from '../http/api/api-client.ts';
import { toCallHeaders, type Visitor } from '../http/session/visitor.ts';
import type { MailExample } from './mails.tsx';

/** Every mail of the site as the api returns them to staff; empty for others, and without the api. */
export async function readMails(api: Pick<ApiClient, 'get'>, visitor: Visitor): Promise<readonly MailExample[]> {
  const { status, body } = await api.get('/api/intranet/mails', toCallHeaders(visitor));
  return status === 200 ? (mailExamplesSchema.safeParse(body).data?.data ?? []) : [];
}
