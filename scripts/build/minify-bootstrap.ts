import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/** The bootstrap script stands in every page: there it has no comments and short names. */
export const minifyBootstrap = (): Plugin => ({
  name: 'minify-bootstrap',
  enforce: 'pre',
  load: {
    filter: { id: /\/app\/boot\/bootstrap\.js\?raw$/ },
    async handler(id) {
      const file = id.replace(/\?raw$/, '');
      this.addWatchFile(file);
      const { code, errors } = await minify(file, await readFile(file, 'utf8'));
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      // React Router looks for both in a page, and goes by the spaces.
      const spaced = code.replaceAll(/(?<=window\.__reactRouter\w+)=/g, ' =');
      return `export default ${JSON.stringify(spaced)}`;
    },
  },
});
