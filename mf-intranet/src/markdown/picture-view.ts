import { requestJson } from '@gm/shared/browser/request-json';
import type { Media } from '@gm/shared/schemas/editor/editorial';
import type { NodeView } from 'prosemirror-view';

/** A picture in the editor: its description until the library has answered, and if it has no such photo. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  readonly #image = document.createElement('img');

  constructor(file: string, alt: string) {
    this.#image.alt = alt;
    this.dom.append(this.#image);
    void this.#load(file);
  }

  async #load(file: string) {
    const query = new URLSearchParams({ datei: file });
    const answer = await requestJson<Media>(`/api/intranet/redaktion/medien?${query}`);
    const image = answer.ok ? answer.body?.data[0]?.bild : undefined;
    if (!image) return;
    this.#image.width = image.breite;
    this.#image.height = image.hoehe;
    this.#image.alt ||= image.alt;
    this.#image.src = `/api/bild/${image.id}/640`;
  }

  // What happens inside is no change of the document.
  ignoreMutation() {
    return true;
  }
}
