import type { PushTag } from '@gm/shared/schemas/push';
import type { PushRepository } from './push-repository.ts';

/** Limit for imports of many old articles, which should not trigger a notification each. */
const MAX_ONTO_ONCE = 3;
const TAG_MS = 24 * 3_600_000;

interface NewsItem {
  id: number;
  titel: string;
  text: string;
  /** Path of its page. */
  pfad: string;
}

/**
 * Sends notifications about new articles or events. Sends none if there were no entries before, as the site is then
 * being filled.
 * @param kind of the entries; together with the number it identifies the occasion, so that it is announced once
 * @param known numbers of the existing entries; omit if all are known to be new
 */
export async function notifyOfNews(
  push: PushRepository,
  kind: { name: string; tag: PushTag },
  entries: readonly NewsItem[],
  known?: ReadonlySet<number>,
): Promise<void> {
  if (known?.size === 0) return;
  const fresh = entries.filter(({ id }) => !known?.has(id)).slice(0, MAX_ONTO_ONCE);
  for (const { id, titel: title, text, pfad: path } of fresh) {
    await push.store({
      anlass: `${kind.name}-${id}`,
      tag: kind.tag,
      titel: title,
      text,
      link: path,
      gueltig_bis: new Date(Date.now() + TAG_MS),
    });
  }
}
