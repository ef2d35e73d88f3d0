import type { Photos } from '../../entries/photo-types.ts';

interface WithPhotos {
  foto?: string | null | undefined;
  galerie: readonly { foto: string; bildtext?: string | null | undefined }[];
}

/** Picture columns for the photos that an entry names. Calls `report` for missing photos. */
export function findImages(
  { foto: photo, galerie: gallery }: WithPhotos,
  photos: Photos,
  report: (field: string, text: string) => void,
) {
  const findId = (name: string, field: string) => {
    const found = photos.get(name);
    if (!found) report(field, `Das Foto „${name}“ steht nicht in fotos/fotos.yaml.`);
    return found?.id ?? '';
  };
  const images = gallery.map(({ foto: name, bildtext: caption = null }, index) => ({
    bild_id: findId(name, `galerie.${index}.foto`),
    bildtext: caption,
  }));
  return { bild_id: photo ? findId(photo, 'foto') : null, galerie: JSON.stringify(images) };
}
