import { bildeSlug } from './bilde-slug.ts';

interface EinheitMitPfad {
  taggingpfad: string;
  name: string;
  id: number;
}

/** Page with the contact persons of a unit (specification B2): tagging path, slug of the name, `-id_`, id. */
export function nenneAnsprechpartnerPfad({ taggingpfad, name, id }: EinheitMitPfad): string {
  const ordner = `/${taggingpfad}/`.replaceAll(/\/+/g, '/');
  return `${ordner}${bildeSlug(name)}-id_${id}/`;
}
