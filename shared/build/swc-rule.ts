/** TypeScript and JSX for all browser and server builds of the site. */
export const swcRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // The shell shares no development runtime of React.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
} as const;
