import type { HeroImage, Route } from '@gm/shared/schemas/page';

/** Requirement S-5: up to 5 images or slides. */
const AT_MOST = 5;

/** Content of the hero: pictures, and in the portal also slides with words but no picture. */
export function chooseHeroImages({ pageLayout, heroImages }: Pick<Route, 'pageLayout' | 'heroImages'>): HeroImage[] {
  return heroImages
    .map(({ bildupload: imageUpload, ...image }) => ({ ...image, ...imageUpload }))
    .filter(({ bild: image, title }) => image || (pageLayout === 'portal' && title))
    .slice(0, AT_MOST);
}

/** Whether the images are slides with words: all are as high as the highest. */
export const hasSlides = (layout: Route['pageLayout'], images: readonly HeroImage[]): boolean =>
  layout === 'portal' && images.some(({ title, link }) => title || link);

/** Whether hills stand behind the words; a tight hero has no room for them. */
export const hasHills = (images: readonly HeroImage[], isTight: boolean): boolean => images.length === 0 && !isTight;
