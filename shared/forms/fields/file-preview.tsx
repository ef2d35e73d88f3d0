import { useEffect, useRef, useState } from 'react';

/** Longer side of the preview in pixels. */
const EDGE = 480;

/** Draws the selected picture. On a canvas, because the content security policy allows no `blob:` images. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [readable, setReadable] = useState(true);

  useEffect(() => {
    let current = true;
    createImageBitmap(file)
      .then((bitmap) => {
        const target = canvas.current;
        if (!current || !target) return;
        const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
        target.width = Math.round(bitmap.width * scale);
        target.height = Math.round(bitmap.height * scale);
        target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
        bitmap.close();
        setReadable(true);
      })
      .catch(() => current && setReadable(false));
    return () => {
      current = false;
    };
  }, [file]);

  if (!readable) return <p>Von dieser Datei lässt sich keine Vorschau zeigen.</p>;
  return <canvas ref={canvas} role="img" aria-label={`Vorschau von ${file.name}`} width={0} height={0} />;
}
