import { formatDate } from '@gm/shared/format/date';
import { Card } from '@gm/shared/ui/card';
import { chooseMotifs, type MotifName } from '@gm/shared/ui/pictures/choose-motifs';
import type { Message } from './message.ts';

/** Illustrations for news without a picture, none of them twice on the page. */
export function chooseMessageMotifs(messages: readonly Message[]): Map<Message, MotifName> {
  const motifs = chooseMotifs(messages.map(({ titel, rubrik_name: rubrik, bild }) => ({ titel, rubrik, bild })));
  return new Map(messages.flatMap((message, index) => (motifs[index] ? [[message, motifs[index]]] : [])));
}

interface MessageCardProps {
  message: Message;
  motifs: ReadonlyMap<Message, MotifName>;
  /** Shows the news item without a link. */
  linkDisabled?: boolean;
  /** In the initial viewport: load its picture with priority. */
  priority?: boolean | undefined;
}

/** News item in a list: date, category, title, intro, picture and 'Weiterlesen' (requirement M-1). */
export function MessageCard({ message, motifs, linkDisabled = false, priority }: MessageCardProps) {
  const { titel: title, einleitung: intro, datum_von: date, rubrik_name: category, detailURL, bild: image } = message;
  return (
    <Card
      title={title}
      text={intro}
      image={image}
      motif={motifs.get(message)}
      sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 4rem)"
      priority={priority}
      meta={
        (date || category) && (
          <>
            {date && <time dateTime={date}>{formatDate(date)}</time>} {category && <b>{category}</b>}
          </>
        )
      }
      link={detailURL && !linkDisabled ? { href: detailURL, text: 'Weiterlesen' } : undefined}
    />
  );
}
