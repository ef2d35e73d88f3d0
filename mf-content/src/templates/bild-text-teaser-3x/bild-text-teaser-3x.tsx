import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Card } from '@gm/shared/ui/card';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import type { bildTextTeaser3x } from './bild-text-teaser-3x.context.ts';

export default function BildTextTeaser3x({ context: { titel, karten } }: TemplateProps<typeof bildTextTeaser3x>) {
  const id = useId();
  if (karten.length === 0) return null;
  const hasPictures = karten.some(({ bild }) => bild);
  return (
    <Abschnitt labelledBy={titel ? id : undefined}>
      {titel && <SectionHeading id={id} title={titel} />}
      <CardGrid dense>
        {karten.map(({ titel: name, text, link, linktext, bild, bildcopyright }) => (
          <Card
            key={name}
            title={name}
            level={titel ? 3 : 2}
            text={text}
            bild={hasPictures ? bild : undefined}
            credit={bildcopyright}
            sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 4rem)"
            link={link ? { href: link, text: linktext || 'Mehr erfahren' } : undefined}
          />
        ))}
      </CardGrid>
    </Abschnitt>
  );
}
