import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import { Times } from '../../opening-hours/times.tsx';
import type { oeffnungszeiten } from './oeffnungszeiten.context.ts';

/** Opening times of an office as a page block. */
export default function Oeffnungszeiten({ context }: TemplateProps<typeof oeffnungszeiten>) {
  if (context.oeffnungszeiten.length === 0) return null;
  return (
    <Section>
      <Times title={context.titel || 'Öffnungszeiten'} times={context.oeffnungszeiten} now={context.jetzt} />
    </Section>
  );
}
