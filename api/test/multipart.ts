import sharp from 'sharp';

/** A form with files, as a browser sends it. */
export async function codeMultipart(
  fields: Record<string, string | string[]>,
  image?: { bytes: Buffer; name?: string; type?: string },
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  if (image) {
    form.append(
      'bild',
      new Blob([new Uint8Array(image.bytes)], { type: image.type ?? 'image/jpeg' }),
      image.name ?? 'bild.jpg',
    );
  }
  const response = new Response(form);
  const payload = Buffer.from(await response.arrayBuffer());
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}

export const drawPng = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' }, limitInputPixels: false }).png();
