import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/**
 * Removes comments from the bootstrap script and shortens its names, because it is in every page.
 */
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
      // React Router searches a page for both assignments, including their spaces.
      const spaced = code.replaceAll(/(?<=window\.__reactRouter\w+)=/g, ' =');
      return `export default ${JSON.stringify(spaced)}`;
    },
  },
});
