import { expect, it } from 'vitest';
import { z } from 'zod';
import { postsTo } from '../contract/posts-to.ts';
import { readPosts } from './describe-schemas.ts';

const template = (options: z.ZodType) => ({ slots: ['content'] as const, context: z.object({}), options });

it("reads the target of a template's form, also from composed options", () => {
  const action = postsTo('/api/a', { '/ratsinfo/': '/api/b' });
  const posts = { '/': '/api/a', '/ratsinfo/': '/api/b' };
  expect(readPosts(template(z.object({ aktion: action })))).toEqual(posts);
  expect(readPosts(template(z.intersection(z.object({ aktion: action }), z.object({ farbe: z.string() }))))).toEqual(
    posts,
  );
  expect(readPosts(template(z.object({ aktion: z.string().default('/api/a') })))).toEqual({});
});
