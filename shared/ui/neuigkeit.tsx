import type { ComponentProps } from 'react';

interface NeuigkeitProps extends ComponentProps<'div'> {
  /** The page came with it: what was sent without JavaScript is answered by a new document. */
  vomServer?: boolean;
}

/** What came of an order: takes the focus, so that keyboard and screen reader begin with it. */
export function Neuigkeit({ vomServer = true, ...props }: NeuigkeitProps) {
  // biome-ignore lint/a11y/noAutofocus: in a new document nothing else leads to the news
  return <div {...props} tabIndex={-1} autoFocus={vomServer} />;
}
