import { drawFirs, drawVillage, type Village } from './panorama.ts';
import { cut, dot, flat, line } from './paper.ts';

/** The villages where pages place their names (1600 × 800). */
const VILLAGES: readonly Village[] = [
  { x: 330, base: 290, tower: 84, top: 'spitz' },
  { x: 1150, base: 250, tower: 74, top: 'satteldach' },
  { x: 800, base: 440, tower: 88, top: 'zwiebel' },
  { x: 260, base: 600, tower: 74, top: 'satteldach' },
  { x: 1290, base: 610, tower: 92, top: 'spitz' },
];

const grove = (x: number, y: number) =>
  cut('laub', dot(x, y, 26)) + cut('laub', dot(x + 40, y + 8, 20)) + cut('nah', dot(x + 14, y + 24, 18));

/** Map of the five villages with brook and roads, seen from above at an angle. */
export const MAP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800"><g id="m">${[
  flat('mint', 'M0 0h1600v800H0z'),
  cut('fern', 'M0 120C200 60 420 40 640 90S1080 60 1260 30S1500 60 1600 40V800H0z'),
  cut('mitte', 'M0 0V300C120 330 180 240 150 160S220 60 320 0zM1600 0V340C1500 360 1440 260 1470 180S1400 60 1330 0z'),
  cut('nah', 'M0 0V190C60 200 96 140 84 90S130 40 180 0zM1600 0V230C1550 236 1520 170 1530 110S1480 40 1440 0z'),
  cut('warm', 'M480 170q150 -70 290 10t-30 140 -260 -20 0 -130zM940 560q140 -50 220 30t-80 130 -190 -40 50 -120z'),
  cut('laub', 'M560 600q120 -60 220 10t-60 120 -220 -30 60 -100zM480 330q90 -30 150 30t-60 80 -140 -30 50 -80z'),
  line('blau', 16, 'M700 0C660 120 760 190 700 280S560 400 640 520S900 620 880 800'),
  line(
    'papier',
    12,
    'M340 310C500 380 640 420 800 456S1100 560 1290 630M800 456C700 540 460 620 280 620M800 456C900 360 1040 300 1160 270M340 310C300 420 280 520 270 600',
  ),
  drawFirs(60, 420, 6, 74),
  drawFirs(30, 500, 5, 66),
  drawFirs(1380, 380, 6, 74),
  drawFirs(1420, 460, 5, 66),
  drawFirs(880, 180, 5, 62),
  drawFirs(470, 720, 7, 70),
  drawFirs(1010, 760, 6, 70),
  grove(580, 220),
  grove(1000, 610),
  ...VILLAGES.map((village) => drawVillage(village, 'sommer', 'tag')),
].join('')}</g></svg>`;
