import { useEffect, useRef, useState } from 'react';

/** Pixels of the preview's longer side. */
const KANTE = 480;

/** Draws the chosen picture. A canvas instead of an address of the file: the site's policy allows no `blob:` pictures. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lesbar, setLesbar] = useState(true);

  useEffect(() => {
    let current = true;
    createImageBitmap(file)
      .then((bitmap) => {
        const target = canvas.current;
        if (!current || !target) return;
        const scale = Math.min(1, KANTE / Math.max(bitmap.width, bitmap.height));
        target.width = Math.round(bitmap.width * scale);
        target.height = Math.round(bitmap.height * scale);
        target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
        bitmap.close();
        setLesbar(true);
      })
      .catch(() => current && setLesbar(false));
    return () => {
      current = false;
    };
  }, [file]);

  if (!lesbar) return <p>Von dieser Datei lässt sich keine Vorschau zeigen.</p>;
  return <canvas ref={canvas} role="img" aria-label={`Vorschau von ${file.name}`} width={0} height={0} />;
}
