import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import { Times } from '../../opening-hours/times.tsx';
import type { oeffnungszeiten } from './oeffnungszeiten.context.ts';

/** Opening times of an office as a page block. */
export default function Oeffnungszeiten({ context }: TemplateProps<typeof oeffnungszeiten>) {
  if (context.oeffnungszeiten.length === 0) return null;
  return (
    <Section>
      <Times titel={context.titel || 'Öffnungszeiten'} zeiten={context.oeffnungszeiten} jetzt={context.jetzt} />
    </Section>
  );
}
