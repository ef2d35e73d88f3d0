import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './video.beispiele.ts';
import { video } from './video.context.ts';
import Video from './video.tsx';

test('plays the configured file with captions, and loads nothing before', () => {
  renderBeispiel(Video, video, beispiele.vollstaendig);
  const film = screen.getByLabelText<HTMLVideoElement>('Die Website in Deutscher Gebärdensprache', {
    selector: 'video',
  });
  expect([film.getAttribute('src'), film.preload, film.controls]).toEqual(['/filme/dgs.mp4', 'none', true]);
  expect(film.querySelector('track')?.outerHTML).toMatch(/kind="captions" srclang="de".*\/filme\/dgs\.vtt/);
  expect(screen.queryByText(/wird gerade gedreht/)).toBeNull();
});

test.each(['ohneDatei', 'fremdesSchema'] as const)('%s: says that there is none yet', (name) => {
  const { container } = renderBeispiel(Video, video, beispiele[name]);
  expect(screen.getByText(/wird gerade gedreht/)).toBeTruthy();
  expect(container.querySelector('video')).toBeNull();
});

test('stays away with nothing to say', () => {
  expect(renderBeispiel(Video, video, beispiele.leer).container.textContent).toBe('');
});
