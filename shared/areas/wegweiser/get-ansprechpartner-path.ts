import { buildSlug } from '../../rules/build-slug.ts';

interface UnitWithPath {
  taggingpfad: string;
  name: string;
  id: number;
}

/** Path of a unit's contact page (requirement W-3): tagging path, slug of the name, `-id_`, id. */
export function getAnsprechpartnerPath({ taggingpfad, name, id }: UnitWithPath): string {
  const folder = `/${taggingpfad}/`.replaceAll(/\/+/g, '/');
  return `${folder}${buildSlug(name)}-id_${id}/`;
}
