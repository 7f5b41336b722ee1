const brand = ['content/brand.ts', 'content/palette.ts', 'content/mark.ts'];

/**
 * The steps of the build in order; each is a separate program. `makes` are outputs besides the
 * pages, rebuilt when they are older than their inputs `from`; `npm run dev` needs them too.
 * `quick` are options for a build that only this machine uses. `progress` reads the progress from a
 * step's output.
 */
export const buildSteps = [
  {
    title: 'fonts',
    program: ['scripts/fonts/subset-fonts.ts'],
    makes: 'app/styles/fonts/fonts.css',
    from: brand,
  },
  {
    title: 'icons and QR codes',
    program: ['scripts/build/draw-brand.ts'],
    makes: 'public/manifest.webmanifest',
    from: brand,
  },
  {
    title: 'flags',
    program: ['scripts/build/copy-flags.ts'],
    makes: 'public/flags/sg.svg',
    from: [],
  },
  {
    title: 'pages',
    program: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    progress: (output) => {
      const [, all] = /(\d+) pages to build/.exec(output) ?? [];
      return all && `${output.split('Prerender (html): /').length - 1} of ${all} pages`;
    },
  },
  { title: 'parts of the server', program: ['scripts/build/build-server-parts.ts'] },
  {
    title: 'documents, share pictures and compression',
    program: ['scripts/build/finish-build.ts'],
    quick: ['--quick'],
  },
];
