import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Page, TemplateDefinition, TemplateProps } from '../contract/contract.ts';
import { homePage } from './home-page.ts';

export interface Example {
  context: unknown;
  options: unknown;
}

/** Renders a template like the shell: the example is parsed by the template's schema first. */
export function renderExample<Definition extends TemplateDefinition>(
  Template: ComponentType<TemplateProps<Definition>>,
  definition: Definition,
  { context, options }: Example,
  page: Partial<Page> = {},
) {
  const props = {
    context: definition.context.parse(context),
    options: definition.options.parse(options),
    seite: { ...homePage, ...page },
  } as TemplateProps<Definition>;
  return render(<Template {...props} />);
}
