import type { TemplateProps } from '@gm/shared/contract';
import { EditorText } from '@gm/shared/ui/editor-text';
import { Section } from '@gm/shared/ui/section';
import type { text } from './text.context.ts';
import styles from './text.module.css';

export default function Text({ context }: TemplateProps<typeof text>) {
  if (!context.titel && !context.text) return null;
  return (
    <Section>
      {context.titel && <h2 className={styles.title}>{context.titel}</h2>}
      <EditorText html={context.text} />
    </Section>
  );
}
