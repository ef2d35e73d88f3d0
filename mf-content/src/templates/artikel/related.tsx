import { CardGrid } from '@gm/shared/ui/card-grid';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import type { Message } from '../../news/message.ts';
import { chooseMessageMotifs, MessageCard } from '../../news/message-card.tsx';
import styles from './artikel.module.css';

interface RelatedProps {
  messages: Message[];
  /** Address of the list of all news. */
  overview: string;
}

/** Related news next to an article, below it on phones. */
export function Related({ messages, overview }: RelatedProps) {
  const id = useId();
  if (messages.length === 0) return null;
  const motifs = chooseMessageMotifs(messages);
  return (
    <section className={styles.related} aria-labelledby={id}>
      <SectionHeading id={id} title="Weitere Meldungen" link={{ href: overview, text: 'Alle Meldungen' }} />
      <CardGrid>
        {messages.map((message, index) => (
          <MessageCard key={message.detailURL ?? index} message={message} motifs={motifs} />
        ))}
      </CardGrid>
    </section>
  );
}
