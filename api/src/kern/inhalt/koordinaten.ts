import { z } from 'zod';

const grad = (von: number, bis: number, error: string) => z.number({ error }).min(von, error).max(bis, error);

/** A place on the map: degrees of WGS 84, inside of the rectangle around Germany. */
export const koordinatenSchema = z
  .strictObject({
    latitude: grad(47.2, 55.1, 'Erwartet wird eine Zahl wie „48,8123“ zwischen 47,2 und 55,1.').meta({
      title: 'Breite',
      description: 'Geografische Breite in Grad, zum Beispiel 48,8123.',
    }),
    longitude: grad(5.8, 15.1, 'Erwartet wird eine Zahl wie „8,5123“ zwischen 5,8 und 15,1.').meta({
      title: 'Länge',
      description: 'Geografische Länge in Grad, zum Beispiel 8,5123.',
    }),
  })
  .meta({
    title: 'Ort auf der Karte',
    description:
      'Kartendienste nennen beide Zahlen, wenn man einen Ort lange antippt oder mit der rechten Taste anklickt.',
  });
