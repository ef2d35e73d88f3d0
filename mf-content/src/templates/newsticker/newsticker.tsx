import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import { Carousel } from '../../carousel/carousel.tsx';
import { chooseMessageMotifs, MessageCard } from '../../news/message-card.tsx';
import { LeadStory } from './lead-story.tsx';
import type { newsticker } from './newsticker.context.ts';

export default function Newsticker({ context, options }: TemplateProps<typeof newsticker>) {
  const messages = context.aktuelles.data.slice(0, context.limit ?? options.limit);
  if (messages.length === 0) return null;
  const motifs = chooseMessageMotifs(messages);
  const title = context.titel || 'Aktuelles';
  const link = options.alleLink ? { href: options.alleLink, text: 'Alle Meldungen' } : undefined;
  if (options.darstellung === 'aufmacher') {
    return (
      <Section>
        <LeadStory title={title} messages={messages} motifs={motifs} link={link} further={options.weitereLinks} />
      </Section>
    );
  }
  return (
    <Section band>
      <Carousel
        title={title}
        einheit="Meldung"
        further={options.weitereLinks}
        link={link}
        slides={messages.map((message, index) => ({
          key: message.detailURL ?? index,
          inhalt: <MessageCard message={message} motifs={motifs} />,
        }))}
      />
    </Section>
  );
}
