import { Alert } from '@gm/shared/ui/alert';
import type { ReactNode } from 'react';
import { useGuidance } from './use-guidance.ts';

/** A status message; a new object is announced again, even with the same text. */
export interface Message {
  text: string;
}

interface NewsItemProps {
  message: Message;
  /** Scroll position: `start` if the next content is below it. */
  block?: 'start' | 'center';
  /** Consequences for the next steps. */
  children?: ReactNode;
}

/** Shows and announces the result of an action. */
export function NewsItem({ message, block = 'center', children }: NewsItemProps) {
  return (
    <div ref={useGuidance(message, block)} tabIndex={-1}>
      <Alert kind="success" title={message.text} level={3} live>
        {children}
      </Alert>
    </div>
  );
}
