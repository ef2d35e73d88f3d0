import { buildSlug } from '../../regeln/build-slug.ts';

interface EinheitMitPfad {
  taggingpfad: string;
  name: string;
  id: number;
}

/** Page with the contact persons of a unit (requirement W-3): tagging path, slug of the name, `-id_`, id. */
export function getAnsprechpartnerPfad({ taggingpfad, name, id }: EinheitMitPfad): string {
  const ordner = `/${taggingpfad}/`.replaceAll(/\/+/g, '/');
  return `${ordner}${buildSlug(name)}-id_${id}/`;
}
