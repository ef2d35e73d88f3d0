// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './image.tsx';
import { ImageWithProof } from './image-with-proof.tsx';
import { imagePreload } from './photo.tsx';

const wald = { id: 'wald-1a2b3c4d', breite: 2400, hoehe: 1600, farbe: '#3a5f2b', alt: 'Ein Weg im Wald' };
const render = (element: React.ReactElement) => renderToStaticMarkup(element);

describe('Picture', () => {
  it('offers every listed width up to the original and reserves the space', () => {
    const html = render(<Picture image={{ ...wald, breite: 1300, hoehe: 975 }} sizes="100vw" />);
    expect(html).toContain(
      'srcSet="/api/bild/wald-1a2b3c4d/320 320w,/api/bild/wald-1a2b3c4d/480 480w,/api/bild/wald-1a2b3c4d/640 640w,' +
        '/api/bild/wald-1a2b3c4d/960 960w,/api/bild/wald-1a2b3c4d/1280 1280w"',
    );
    expect(html).toContain('src="/api/bild/wald-1a2b3c4d/960"');
    expect(html).toContain('width="1300" height="975"');
    expect(html).toContain('sizes="100vw"');
    expect(html).toContain('alt="Ein Weg im Wald"');
  });

  it('draws the motif that an editor chose', () => {
    const html = render(<Picture image={{ ...wald, id: 'motiv-wald', alt: '' }} sizes="50vw" />);
    expect(html).toContain('href="/shell/motive/wald.svg#m"');
    expect(html).not.toContain('<img');
  });

  it('loads lazily, unless it has priority', () => {
    expect(render(<Picture image={wald} sizes="50vw" />)).toMatch(/loading="lazy" decoding="async"\/>/);
    const first = render(<Picture image={wald} sizes="50vw" priority />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
  });

  it('requests the crop, with its ratio and no larger width', () => {
    const html = render(<Picture image={wald} sizes="20rem" ratio="1x1" />);
    expect(html).toContain('/api/bild/wald-1a2b3c4d/1280?ratio=1x1 1280w"');
    expect(html).not.toContain('1660');
    expect(html).toContain('width="1600" height="1600"');
  });

  it('states the actual width of a picture below the smallest one', () => {
    const html = render(<Picture image={{ ...wald, breite: 200, hoehe: 100 }} sizes="200px" />);
    expect(html).toContain('srcSet="/api/bild/wald-1a2b3c4d/320 200w"');
  });

  it('shows the average colour without an inline style', () => {
    const html = render(<Picture image={wald} sizes="100vw" />);
    expect(html).toContain('<svg aria-hidden="true" color="#3a5f2b">');
    expect(html).not.toContain('style=');
  });

  it('preloads exactly what it shows', () => {
    const { href, imageSrcSet, imageSizes } = imagePreload(wald, '100vw', '21x9');
    const html = render(<Picture image={wald} sizes="100vw" ratio="21x9" priority />);
    expect(html).toContain(`sizes="${imageSizes}" srcSet="${imageSrcSet}" src="${href}"`);
  });
});

describe('ImageWithProof', () => {
  it('shows caption and author', () => {
    const html = render(
      <ImageWithProof
        upload={{ bild: wald, bildtext: 'Der Weg', bildcopyright: 'A. Muster, CC BY 4.0' }}
        sizes="100vw"
      />,
    );
    expect(html).toMatch(/<small[^>]*>Foto: A\. Muster, CC BY 4\.0<\/small><figcaption[^>]*>Der Weg<\/figcaption>/);
  });

  it('omits missing parts', () => {
    expect(render(<ImageWithProof upload={{ bild: wald }} sizes="100vw" />)).not.toContain('figcaption');
    expect(render(<ImageWithProof upload={{ bildtext: 'Ohne Bild' }} sizes="100vw" />)).toBe('');
  });
});
