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

/** Whether pictures with words of their own take turns: each is as high as its words, and all as high as the highest. */
export const hasSlides = (layout: Route['pageLayout'], images: readonly HeroImage[]): boolean =>
  layout === 'portal' && images.some(({ title, link }) => title || link);
