import { expect, test } from 'vitest';
import { layTracks } from './tracks.ts';

const states = (leads: Record<string, string[]>) =>
  Object.entries(leads).map(([name, to]) => ({ name, means: [], ways: [{ to, by: [] }] }));

test('neighbours are joined by the rail, in the directions of their transitions', () => {
  const { rows, tracks } = layTracks(states({ a: ['b'], b: ['a', 'c'], c: ['end'] }));
  expect(tracks).toBe(0);
  expect(rows).toEqual([
    { fromAbove: false, fromBelow: true, toAbove: false, toBelow: true, marks: [] },
    { fromAbove: true, fromBelow: false, toAbove: true, toBelow: true, marks: [] },
    { fromAbove: true, fromBelow: false, toAbove: false, toBelow: false, marks: [] },
  ]);
});

test('transitions to one state share a track, which passes the states between', () => {
  const { rows, tracks } = layTracks(states({ a: ['d'], b: ['d'], c: [], d: [] }));
  expect(tracks).toBe(1);
  expect(rows.map(({ marks }) => marks)).toEqual([
    [{ track: 0, up: false, down: true, end: 'leaves' }],
    [{ track: 0, up: true, down: true, end: 'leaves' }],
    [{ track: 0, up: true, down: true, end: undefined }],
    [{ track: 0, up: true, down: false, end: 'arrives' }],
  ]);
});

test('adjacent tracks are distinct, the shorter one nearer to the rail', () => {
  const { rows, tracks } = layTracks(states({ a: ['d', 'c'], b: [], c: [], d: [] }));
  expect(tracks).toBe(2);
  const arriving = rows.map(({ marks }) => marks.find(({ end }) => end === 'arrives')?.track);
  expect(arriving).toEqual([undefined, undefined, 0, 1]);
});

test('tracks that never meet share a column', () => {
  const leads = { a: ['c'], b: [], c: [], d: ['f'], e: [], f: [] };
  expect(layTracks(states(leads)).tracks).toBe(1);
});
