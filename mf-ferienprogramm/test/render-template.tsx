import type { Seite, TemplateDefinition, TemplateProps } from '@gm/shared/vertrag';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { einstellungen, JETZT, seite } from './ferienprogramm.ts';

interface Angaben {
  context?: Record<string, unknown>;
  options?: Record<string, unknown>;
  seite?: Partial<Seite>;
}

/** Renders a template as the shell does: context and options go through its schema first. */
export function renderTemplate<Definition extends TemplateDefinition>(
  Template: ComponentType<TemplateProps<Definition>>,
  definition: Definition,
  angaben: Angaben = {},
) {
  const props = {
    context: definition.context.parse({ jetzt: JETZT, ...angaben.context }),
    options: definition.options.parse({ ...einstellungen, ...angaben.options }),
    seite: { ...seite, ...angaben.seite },
  } as TemplateProps<Definition>;
  return render(<Template {...props} />);
}
