import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Seite, TemplateDefinition, TemplateProps } from '../vertrag/vertrag.ts';

export interface Beispiel {
  context: unknown;
  options: unknown;
}

export const startseite: Seite = {
  pfad: '/',
  suche: '',
  titel: 'Startseite',
  gemeinde: {
    name: 'Musterhardt',
    strasse: 'Rathausplatz 1',
    plz: '75334',
    ort: 'Musterhardt',
    telefon: '07082 000-0',
    email: 'info@musterhardt.example',
    ortsteile: [],
  },
};

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
