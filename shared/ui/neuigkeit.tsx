import type { ReactNode, Ref } from 'react';

interface NeuigkeitProps {
  /** The page came with it: what was sent without JavaScript is answered by a new document. */
  vomServer?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What came of an order: takes the focus, so that keyboard and screen reader begin with it. */
export function Neuigkeit({ vomServer = true, ref, children }: NeuigkeitProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: in a new document nothing else leads to the news
    <div ref={ref} tabIndex={-1} autoFocus={vomServer}>
      {children}
    </div>
  );
}
