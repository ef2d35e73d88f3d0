/** A host as the Module Federation documentation shows it: it knows one remote by the address of its manifest. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { HtmlRspackPlugin } from '@rspack/core';

const singleton = { singleton: true, requiredVersion: false };

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './index.js',
  output: { path: process.env.OUT_DIR, publicPath: 'auto' },
  plugins: [
    new HtmlRspackPlugin({ title: 'Another host' }),
    new ModuleFederationPlugin({
      name: 'another_host',
      remotes: { mf_forms: `mf_forms@${process.env.MANIFEST}` },
      shared: { react: singleton, 'react-dom': singleton, 'react-router-dom': singleton, zustand: singleton },
      dts: false,
    }),
  ],
};
