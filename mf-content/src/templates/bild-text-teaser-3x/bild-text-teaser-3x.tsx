import type { TemplateProps } from '@gm/shared/contract';
import { Card } from '@gm/shared/ui/card';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { chooseMotifs } from '@gm/shared/ui/pictures/choose-motifs';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import type { bildTextTeaser3x } from './bild-text-teaser-3x.context.ts';

export default function BildTextTeaser3x({
  context: { titel: title, karten: cards },
}: TemplateProps<typeof bildTextTeaser3x>) {
  const id = useId();
  if (cards.length === 0) return null;
  const hasPictures = cards.some(({ bild: image }) => image);
  const motifs = chooseMotifs(cards);
  return (
    <Section labelledBy={title ? id : undefined}>
      {title && <SectionHeading id={id} title={title} />}
      <CardGrid dense>
        {cards.map(
          ({ titel: name, text, link, linktext: linkText, bild: image, bildcopyright: imageCopyright }, index) => (
            <Card
              key={name}
              title={name}
              level={title ? 3 : 2}
              text={text}
              image={hasPictures ? image : undefined}
              motif={motifs[index]}
              credit={imageCopyright}
              sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 4rem)"
              link={link ? { href: link, text: linkText || 'Mehr erfahren' } : undefined}
            />
          ),
        )}
      </CardGrid>
    </Section>
  );
}
