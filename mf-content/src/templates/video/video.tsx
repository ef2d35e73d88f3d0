import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import type { video } from './video.context.ts';
import styles from './video.module.css';

/** A video in the browser's native player, which supports keyboard, captions and full screen. */
export default function Video({ context, options }: TemplateProps<typeof video>) {
  const id = useId();
  const { titel: title, fehlt: missing } = context;
  if (!options.video && !missing) return null;
  return (
    <Section labelledBy={title ? id : undefined}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {options.video ? (
        // biome-ignore lint/a11y/useMediaCaption: a film in sign language may come without a spoken word
        <video
          className={styles.film}
          controls
          preload="none"
          src={options.video}
          poster={options.standbild ?? undefined}
          aria-labelledby={title ? id : undefined}
        >
          {options.untertitel && (
            <track kind="captions" srcLang="de" label="Deutsch" src={options.untertitel} default />
          )}
          <a href={options.video}>Video herunterladen</a>
        </video>
      ) : (
        <p>{missing}</p>
      )}
    </Section>
  );
}
