import sharp from 'sharp';

/** A form as a browser sends it with files. */
export async function codeMultipart(
  felder: Record<string, string | string[]>,
  bild?: { bytes: Buffer; name?: string; type?: string },
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, werte] of Object.entries(felder)) for (const wert of [werte].flat()) form.append(name, wert);
  if (bild) {
    form.append(
      'bild',
      new Blob([new Uint8Array(bild.bytes)], { type: bild.type ?? 'image/jpeg' }),
      bild.name ?? 'bild.jpg',
    );
  }
  const response = new Response(form);
  const payload = Buffer.from(await response.arrayBuffer());
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}

export const drawPng = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' }, limitInputPixels: false }).png();
