import { expect, test } from 'vitest';
import { wantedPackages } from './install-progress.mjs';

const packages = {
  '': { dependencies: { server: '1' }, devDependencies: { builder: '1' } },
  'node_modules/server': { dependencies: { shared: '1' } },
  'node_modules/shared': {},
  'node_modules/builder': { dependencies: { shared: '2' }, peerDependencies: { runner: '1' } },
  'node_modules/builder/node_modules/shared': { dependencies: { '@deep/part': '1' } },
  'node_modules/@deep/part': { dependencies: { server: '1' } },
  'node_modules/runner': { optionalDependencies: { 'for-windows': '1' } },
  'packages/tests': { devDependencies: { tester: '1', own: '1' } },
  'packages/tests/node_modules/own': { dependencies: { shared: '1' } },
  'node_modules/tester': {},
};

const root = [
  'node_modules/@deep/part',
  'node_modules/builder',
  'node_modules/builder/node_modules/shared',
  'node_modules/runner',
  'node_modules/server',
  'node_modules/shared',
];

test('the root needs its dependencies and theirs, from the nearest place', () => {
  expect(wantedPackages(packages, []).sort()).toEqual(root);
});

test('a folder of packages/ adds its own', () => {
  expect(wantedPackages(packages, ['tests']).sort()).toEqual(
    [...root, 'node_modules/tester', 'packages/tests/node_modules/own'].sort(),
  );
});
