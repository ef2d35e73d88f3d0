import { CardGrid } from '@gm/shared/ui/card-grid';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import type { Message } from '../../news/message.ts';
import { chooseMessageMotifs, MessageCard } from '../../news/message-card.tsx';
import styles from './artikel.module.css';

interface RelatedProps {
  meldungen: Message[];
  /** Address of the list of all news. */
  uebersicht: string;
}

/** Related news next to an article, below it on phones. */
export function Related({ meldungen: messages, uebersicht: overview }: RelatedProps) {
  const id = useId();
  if (messages.length === 0) return null;
  const motifs = chooseMessageMotifs(messages);
  return (
    <section className={styles.related} aria-labelledby={id}>
      <SectionHeading id={id} title="Weitere Meldungen" link={{ href: overview, text: 'Alle Meldungen' }} />
      <CardGrid>
        {messages.map((message, index) => (
          <MessageCard key={message.detailURL ?? index} meldung={message} motive={motifs} />
        ))}
      </CardGrid>
    </section>
  );
}
