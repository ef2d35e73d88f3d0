import { formatDate } from '@gm/shared/format/date';
import type { MotifName } from '@gm/shared/ui/pictures/choose-motifs';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { FurtherButtons } from '../../carousel/further-buttons.tsx';
import type { FurtherLinks } from '../../carousel/further-links.ts';
import type { Message } from '../../news/message.ts';
import { MessageCard } from '../../news/message-card.tsx';
import styles from './lead-story.module.css';

interface LeadStoryProps {
  title: string;
  messages: readonly Message[];
  motifs: ReadonlyMap<Message, MotifName>;
  link?: { href: string; text: string } | undefined;
  further: FurtherLinks;
}

/** The first news item with its picture, the others as a list beside it. */
export function LeadStory({ title, messages, motifs, link, further }: LeadStoryProps) {
  const id = useId();
  const [lead, ...others] = messages;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} link={link} />
      <div className={styles.page}>
        {lead && <MessageCard message={lead} motifs={motifs} />}
        <div>
          <ul className={styles.list}>
            {others.map(({ titel, datum_von: date, rubrik_name: category, detailURL }, index) => (
              <li key={detailURL ?? index} className={styles.line}>
                <h3>{detailURL ? <a href={detailURL}>{titel}</a> : titel}</h3>
                <p>
                  {date && <time dateTime={date}>{formatDate(date)}</time>} {category && <b>{category}</b>}
                </p>
              </li>
            ))}
          </ul>
          <FurtherButtons further={further} className={styles.more} />
        </div>
      </div>
    </section>
  );
}
