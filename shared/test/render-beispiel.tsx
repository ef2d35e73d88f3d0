import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Seite, TemplateDefinition, TemplateProps } from '../vertrag/vertrag.ts';
import { startseite } from './startseite.ts';

export interface Beispiel {
  context: unknown;
  options: unknown;
}

/** Renders a template as the shell does: the example goes through the template's schema first. */
export function renderBeispiel<Definition extends TemplateDefinition>(
  Template: ComponentType<TemplateProps<Definition>>,
  definition: Definition,
  { context, options }: Beispiel,
  seite: Partial<Seite> = {},
) {
  const props = {
    context: definition.context.parse(context),
    options: definition.options.parse(options),
    seite: { ...startseite, ...seite },
  } as TemplateProps<Definition>;
  return render(<Template {...props} />);
}
