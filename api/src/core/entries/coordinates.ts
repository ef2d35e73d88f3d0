import { z } from 'zod';

const degree = (from: number, until: number, error: string) => z.number({ error }).min(from, error).max(until, error);

/** A location in degrees (WGS 84), inside a rectangle around Germany. */
export const coordinatesSchema = z
  .strictObject({
    latitude: degree(47.2, 55.1, 'Erwartet wird eine Zahl wie „48,8123“ zwischen 47,2 und 55,1.').meta({
      title: 'Breite',
      description: 'Geografische Breite in Grad, zum Beispiel 48,8123.',
    }),
    longitude: degree(5.8, 15.1, 'Erwartet wird eine Zahl wie „8,5123“ zwischen 5,8 und 15,1.').meta({
      title: 'Länge',
      description: 'Geografische Länge in Grad, zum Beispiel 8,5123.',
    }),
  })
  .meta({
    title: 'Ort auf der Karte',
    description:
      'Kartendienste nennen beide Zahlen, wenn man einen Ort lange antippt oder mit der rechten Taste anklickt.',
  });
