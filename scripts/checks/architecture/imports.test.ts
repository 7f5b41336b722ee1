import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

test.each([
  [`import { Button } from '#app/ui/button.tsx';`, 'app/ui/button.tsx'],
  [`import type { Button } from '#app/ui/button.tsx';`, 'app/ui/button.tsx'],
  [`import '../ui/button.css';`, 'app/ui/button.css'],
  [`import raw from './bootstrap.js?raw';`, 'app/chat/bootstrap.js'],
  [`export { Button } from '../ui/button.tsx';`, 'app/ui/button.tsx'],
  [`export * from '../ui/button.tsx';`, 'app/ui/button.tsx'],
  [`export type { Button } from '../ui/button.tsx';`, 'app/ui/button.tsx'],
  [`const later = () => import('../ui/button.tsx');`, 'app/ui/button.tsx'],
  [`let kind: typeof import('../ui/button.tsx');`, 'app/ui/button.tsx'],
])('%s', (source, target) => {
  expect(importsOf('app/chat/panel.tsx', source)).toEqual([target]);
});

test.each([
  `import { useState } from 'react';`,
  `import { readFile } from 'node:fs/promises';`,
  `// import { Button } from '#app/ui/button.tsx';`,
  `const text = "import { Button } from '#app/ui/button.tsx'";`,
  `const later = (address: string) => import(address);`,
  `export const name = 'button';`,
])('%s imports no project file', (source) => {
  expect(importsOf('app/chat/panel.tsx', source)).toEqual([]);
});

test('a file with syntax errors is an error', () => {
  expect(() => importsOf('app/chat/panel.tsx', 'import {')).toThrow('app/chat/panel.tsx');
});
