import { puzzleFrame } from '#contract/captcha.ts';
import {
  type Brightness,
  blurred,
  correlation,
  drawn,
  edges,
  mean,
  pixel,
  readBrightness,
} from './brightness.ts';

/** What a script can use: the row of gaps, the piece, and the height at which it slides. */
export type SeenPuzzle = { picture: Brightness; piece: Brightness; y: number };

/** A method to find the position of the piece by image processing: the higher, the likelier. */
export type Method = { name: string; likelihood(seen: SeenPuzzle): (x: number) => number };

const { width, pieceWidth, pieceHeight, firstX, lastX } = puzzleFrame;

/** Every second pixel: more precise than a script needs. */
const places = Array.from(
  { length: Math.floor((lastX - firstX - pieceWidth) / 2) + 1 },
  (_, step) => firstX + pieceWidth + 2 * step,
);

/** The area above and below the row of gaps contains no information. */
const margin = 10;

export async function seePuzzle(offer: {
  background: Buffer;
  piece: Buffer;
  y: number;
}): Promise<SeenPuzzle> {
  const whole = await readBrightness(offer.background, width);
  const row = drawn(width, pieceHeight + 2 * margin, (x, y) =>
    pixel(whole, x, offer.y - margin + y),
  );
  return { picture: row, piece: await readBrightness(offer.piece, pieceWidth), y: margin };
}

/** The likeliest position by a method. */
export const solvePuzzle = (method: Method, seen: SeenPuzzle): number =>
  likeliest(places, method.likelihood(seen));

/** Where the outline of a gap has the steepest edges. */
const outline: Method = {
  name: 'outline',
  likelihood({ picture, y }) {
    const steepness = edges(blurred(picture));
    const points = packet(0);
    return (x) => mean(taken(steepness, x, y, points));
  },
};

/** Where a gap is brighter or darker than its surroundings. */
const threshold: Method = {
  name: 'threshold',
  likelihood({ picture, y }) {
    const [inside, outside] = [
      [...packet(-3), ...packet(-6)],
      [...packet(3), ...packet(6)],
    ];
    return (x) =>
      Math.abs(mean(taken(picture, x, y, inside)) - mean(taken(picture, x, y, outside)));
  },
};

/** Where the brightness along the row deviates for the width of a gap. */
const profile: Method = {
  name: 'profile',
  likelihood({ picture, y }) {
    const columns = Float32Array.from({ length: width }, (_, x) => mean(column(picture, x, y)));
    const usual = mean(columns);
    return (x) => Math.abs(mean(columns.subarray(x, x + pieceWidth)) - usual);
  },
};

/** Where the picture continues the border of the piece. */
const border: Method = {
  name: 'border',
  likelihood({ picture, piece, y }) {
    const own = taken(piece, 0, 0, packet(-2));
    const points = packet(2);
    return (x) => correlation(own, taken(picture, x, y, points));
  },
};

/** Where lines meet a gap on the left and right as they do the piece, and break in between. */
const continuity: Method = {
  name: 'continuity',
  likelihood({ picture, piece, y }) {
    const [left, right] = [column(piece, 1, 0), column(piece, pieceWidth - 8, 0)];
    const alike = (own: Float32Array, x: number) =>
      Math.abs(correlation(own, column(picture, x, y)));
    return (x) => alike(left, x - 3) + alike(right, x + pieceWidth + 3) - alike(left, x + 8);
  },
};

/** Where the picture correlates with the piece, positively or negatively. */
const wholePiece: Method = {
  name: 'whole piece',
  likelihood({ picture, piece, y }) {
    const [own, soft] = [inner(blurred(piece), 0, 0), blurred(picture)];
    return (x) => Math.abs(correlation(own, inner(soft, x, y)));
  },
};

/** Compares the edges of piece and gaps: shapes matter, tones do not. */
const shapes: Method = {
  name: 'shapes',
  likelihood({ picture, piece, y }) {
    const [own, steep] = [inner(softEdges(piece), 0, 0), softEdges(picture)];
    return (x) => correlation(own, inner(steep, x, y));
  },
};

/** Compares edges with the piece rotated, mirrored and resized, where a gap seems to be. */
const turnedShapes: Method = {
  name: 'turned shapes',
  likelihood({ picture, piece, y }) {
    const own = softEdges(piece);
    const variants = [1, -1].flatMap((mirror) =>
      [-40, -30, -20, -10, 0, 10, 20, 30, 40].flatMap((degrees) =>
        [0.85, 1, 1.15].map((size) => inner(turned(own, degrees, size, mirror), 0, 0)),
      ),
    );
    const steep = softEdges(picture);
    const gaps = apart(places, threshold.likelihood({ picture, piece, y }));
    return (x) => {
      if (!gaps.includes(x)) return Number.NEGATIVE_INFINITY;
      const here = inner(steep, x, y);
      return Math.max(...variants.map((variant) => correlation(variant, here)));
    };
  },
};

export const methods: readonly Method[] = [
  ...[outline, threshold, profile, border, continuity],
  ...[wholePiece, shapes, turnedShapes],
];

const likeliest = (among: readonly number[], likelihood: (x: number) => number): number =>
  among
    .map((x) => ({ x, value: likelihood(x) }))
    .reduce((best, next) => (next.value > best.value ? next : best)).x;

/** The likeliest positions that do not overlap. */
function apart(among: readonly number[], likelihood: (x: number) => number): number[] {
  if (among.length === 0) return [];
  const first = likeliest(among, likelihood);
  const left = among.filter((x) => Math.abs(x - first) >= pieceWidth);
  return [first, ...apart(left, likelihood)];
}

type Points = readonly (readonly [number, number])[];

/** Points along the outline of a gap, at this distance outside or (below 0) inside. */
function packet(outwards: number): Points {
  const radius = pieceHeight / 2;
  const head = pieceWidth - radius;
  const upright = Array.from({ length: pieceHeight }, (_, y) => [-outwards, y] as const);
  const level = [-outwards, pieceHeight + outwards].flatMap((y) =>
    Array.from({ length: head }, (_, x) => [x, y] as const),
  );
  const round = Array.from({ length: 61 }, (_, step) => {
    const angle = ((step - 30) * Math.PI) / 60;
    const reach = radius + outwards;
    return [head + reach * Math.cos(angle), radius + reach * Math.sin(angle)] as const;
  });
  return [...upright, ...level, ...round];
}

const taken = (from: Brightness, x: number, y: number, points: Points): Float32Array =>
  Float32Array.from(points, ([dx, dy]) => pixel(from, x + dx, y + dy));

const column = (from: Brightness, x: number, y: number): Float32Array =>
  Float32Array.from({ length: pieceHeight }, (_, dy) => pixel(from, x, y + dy));

/** Pixels that are certainly inside a gap at this position. */
function inner(from: Brightness, x: number, y: number): Float32Array {
  const [columns, rows] = [pieceWidth - 2 * inset, pieceHeight - 2 * inset];
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const start = (y + inset + row) * from.width + x + inset;
    values.set(from.at.subarray(start, start + columns), row * columns);
  }
  return values;
}
const inset = 4;

const softEdges = (picture: Brightness): Brightness => blurred(edges(blurred(picture)));

function turned(picture: Brightness, degrees: number, size: number, mirror: number): Brightness {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle) / size, Math.sin(angle) / size];
  const [centreX, centreY] = [0.46 * picture.width, picture.height / 2];
  return drawn(picture.width, picture.height, (x, y) => {
    const [dx, dy] = [(x - centreX) * mirror, y - centreY];
    return pixel(picture, centreX + dx * cosine + dy * sine, centreY - dx * sine + dy * cosine);
  });
}
