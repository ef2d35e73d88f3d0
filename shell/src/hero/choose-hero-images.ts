import type { HeroImage, Route } from '@gm/shared/schemas/seite';

/** Requirement S-5: hero carousels have up to 5 images or slides. */
const HOECHSTENS = 5;

/** What the hero of a page has to show: pictures, and in the portal also slides that have words but no picture. */
export function chooseHeroImages({ pageLayout, heroImages }: Pick<Route, 'pageLayout' | 'heroImages'>): HeroImage[] {
  return heroImages
    .map(({ bildupload, ...image }) => ({ ...image, ...bildupload }))
    .filter(({ bild, title }) => bild || (pageLayout === 'portal' && title))
    .slice(0, HOECHSTENS);
}
