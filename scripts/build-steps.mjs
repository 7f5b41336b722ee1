/**
 * The build in order; each step is a program of its own. What a step `makes` beside the pages is
 * needed by `npm run dev` too, which makes no pages; `progress` reads from its output how far it is.
 */
export const buildSteps = [
  { title: 'fonts', program: ['scripts/cut-fonts.ts'], makes: 'app/styles/fonts' },
  { title: 'QR codes', program: ['scripts/draw-qr.ts'], makes: 'public/qr' },
  { title: 'flags', program: ['scripts/copy-flags.ts'], makes: 'public/flags' },
  {
    title: 'pages',
    program: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    progress: (output) => {
      const [, all] = /(\d+) pages to build/.exec(output) ?? [];
      return all && `${output.split('Prerender (html): /').length - 1} of ${all} pages`;
    },
  },
  { title: 'documents', program: ['scripts/write-documents.ts'] },
  { title: 'share pictures', program: ['scripts/draw-share-pictures.ts'] },
  { title: 'checks and compression', program: ['scripts/finish-build.ts'] },
];
