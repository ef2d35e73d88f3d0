import { expect, it } from 'vitest';
import { begrenzeGleichzeitige } from './begrenze-gleichzeitige.ts';

it('runs no more than allowed, in order, and goes on after a failure', async () => {
  const begrenze = begrenzeGleichzeitige(2);
  const reihenfolge: number[] = [];
  let laufend = 0;
  let hoechstens = 0;

  const arbeiten = Array.from({ length: 20 }, (_, nummer) =>
    begrenze(async () => {
      reihenfolge.push(nummer);
      laufend += 1;
      hoechstens = Math.max(hoechstens, laufend);
      await new Promise((weiter) => setTimeout(weiter, 1));
      laufend -= 1;
      if (nummer === 3) throw new Error('kaputt');
      return nummer;
    }),
  );
  const ergebnisse = await Promise.allSettled(arbeiten);

  expect(hoechstens).toBe(2);
  expect(reihenfolge).toEqual(Array.from({ length: 20 }, (_, nummer) => nummer));
  expect(ergebnisse.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
