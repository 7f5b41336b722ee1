import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Cell } from '#documents/drawings/table.ts';

/** The content of a table cell, with inline code and links. */
export const CellWords = ({ cell }: { cell: Cell }) =>
  toJsxRuntime({ type: 'root', children: cell }, { Fragment, jsx, jsxs });
