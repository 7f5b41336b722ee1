/** What a journey needs of a browser, independent of its protocol. */
export type Engine = {
  name: string;
  version: string;
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits a promise; the value is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Pointer and key actions as WebDriver defines them; both protocols share the format. */
  perform(sources: InputSource[]): Promise<void>;
  /** The size of the viewport, without the browser's own bars. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the viewport, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<unknown>;
};

export type InputSource =
  | {
      type: 'pointer';
      id: string;
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] };

export const pressAt = (x: number, y: number): InputSource[] => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeKeys = (keys: Iterable<string>): InputSource[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  },
];
