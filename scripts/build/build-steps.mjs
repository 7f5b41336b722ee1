const brand = ['content/brand.ts', 'content/palette.ts', 'content/mark.ts'];

/**
 * The build in order; each step is a program of its own. What a step `makes` beside the pages,
 * also anew when it is older than what it is made `from`, is needed by `npm run dev` too, which
 * makes no pages. `quick` are options for a build that only this machine uses. `progress` reads
 * from a step's output how far it is.
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
