import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { video } from './video.context.ts';
import { examples } from './video.examples.ts';
import Video from './video.tsx';

test('plays the configured file with captions and preloads nothing', () => {
  renderExample(Video, video, examples.vollstaendig);
  const film = screen.getByLabelText<HTMLVideoElement>('Die Website in Deutscher Gebärdensprache', {
    selector: 'video',
  });
  expect([film.getAttribute('src'), film.preload, film.controls]).toEqual(['/filme/dgs.mp4', 'none', true]);
  expect(film.querySelector('track')?.outerHTML).toMatch(/kind="captions" srclang="de".*\/filme\/dgs\.vtt/);
  expect(screen.queryByText(/wird gerade gedreht/)).toBeNull();
});

test.each(['ohneDatei', 'fremdesSchema'] as const)('%s: states that there is no video yet', (name) => {
  const { container } = renderExample(Video, video, examples[name]);
  expect(screen.getByText(/wird gerade gedreht/)).toBeTruthy();
  expect(container.querySelector('video')).toBeNull();
});

test('renders nothing without any content', () => {
  expect(renderExample(Video, video, examples.leer).container.textContent).toBe('');
});
