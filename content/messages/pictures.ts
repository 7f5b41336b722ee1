import { hex } from '#content/colour.ts';
import { markDrawing } from '#content/mark-drawing.ts';

/** Images attached to mails, so that they need no other host; sent as bitmaps. */
export const mailPictures = {
  mark: {
    cid: 'mark@mail',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34" viewBox="0 0 40 40">${markDrawing({ text: hex('paper'), live: hex('hot') })}</svg>`,
  },
  line: { cid: 'line@mail', svg: line() },
  arrived: {
    cid: 'arrived@mail',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="26" height="16" viewBox="0 0 30 18.46" fill="none" stroke="${hex('hot')}" stroke-width="3"><path d="M2 9.5 8 15.5 20 3M13.5 15 15 16.2 28 3"/></svg>`,
  },
} as const;

/** One line among its lanes, from the ring of its first stop to beyond the edge. */
function line(): string {
  const route =
    'M-10 58H367A13 13 0 0 0 380 45V23A9 9 0 0 1 397.16 19.19L412.84 52.81A9 9 0 0 0 430 49V27A13 13 0 0 1 443 14H640';
  const [ink, lane] = [hex('ink'), hex('lane')];
  const strokes = [
    [lane, 19.5],
    [ink, 16.5],
    [lane, 10.5],
    [ink, 7.5],
    [hex('hot'), 6],
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="84" viewBox="0 0 600 84" fill="none">
<rect width="600" height="84" fill="${ink}"/>
${strokes.map(([colour, width]) => `<path d="${route}" stroke="${colour}" stroke-width="${width}"/>`).join('\n')}
<circle cx="48" cy="58" r="10" fill="${ink}" stroke="${hex('paper')}" stroke-width="4"/>
</svg>`;
}
