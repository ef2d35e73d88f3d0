import type { Page, TemplateDefinition, TemplateProps } from '@gm/shared/contract';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { NOW, page, settings } from './ferienprogramm.ts';

interface Details {
  context?: Record<string, unknown>;
  options?: Record<string, unknown>;
  seite?: Partial<Page>;
}

/** Renders a template as the shell does: context and options are parsed by its schema first. */
export function renderTemplate<Definition extends TemplateDefinition>(
  Template: ComponentType<TemplateProps<Definition>>,
  definition: Definition,
  details: Details = {},
) {
  const props = {
    context: definition.context.parse({ jetzt: NOW, ...details.context }),
    options: definition.options.parse({ ...settings, ...details.options }),
    seite: { ...page, ...details.seite },
  } as TemplateProps<Definition>;
  return render(<Template {...props} />);
}
