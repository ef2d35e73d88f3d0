import type { ComponentProps } from 'react';

interface NewsItemProps extends ComponentProps<'div'> {
  /** Part of the server-rendered page: a form sent without JavaScript is answered by a new document. */
  vomServer?: boolean;
}

/** Result of an action; receives the focus, so that keyboard and screen reader start there. */
export function NewsItem({ vomServer: fromTheServer = true, ...props }: NewsItemProps) {
  // biome-ignore lint/a11y/noAutofocus: in a new document nothing else leads to the news
  return <div {...props} tabIndex={-1} autoFocus={fromTheServer} />;
}
