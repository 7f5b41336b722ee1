/** Sizes of the plot in px, for a width and a number of columns. */
export type PlotPlan = {
  width: number;
  /** From the top of the axis to the line. */
  height: number;
  /** Left of the first column, for the words of the axis. */
  left: number;
  pitch: number;
  bar: number;
  isNarrow: boolean;
};

const narrowPx = 560;
const mostBarPx = 40;
/** Above the highest value. */
const roomPx = 14;

export function plotPlan(width: number, columns: number): PlotPlan {
  const isNarrow = width < narrowPx;
  const left = isNarrow ? 32 : 48;
  const pitch = Math.max(width - left, 0) / Math.max(columns, 1);
  return {
    ...{ width, left, pitch, isNarrow },
    height: isNarrow ? 190 : 250,
    bar: Math.min(pitch * 0.6, mostBarPx),
  };
}

export const middleOf = ({ left, pitch }: PlotPlan, column: number): number =>
  left + (column + 0.5) * pitch;

/** How high a value lies over the line. */
export const heightOf = ({ height }: PlotPlan, value: number, top: number): number =>
  (value / top) * (height - roomPx);

/** The column at this distance from the left edge. */
export const columnAt = ({ left, pitch }: PlotPlan, x: number, columns: number): number =>
  Math.min(Math.max(Math.floor((x - left) / pitch), 0), columns - 1);

/** The columns with words under them: far enough from each other and from the last one. */
export function namedColumns(plan: PlotPlan, wanted: readonly number[], last: number): number[] {
  const apartPx = plan.isNarrow ? 76 : 84;
  const end = middleOf(plan, last);
  let before = Number.NEGATIVE_INFINITY;
  return wanted.filter((column) => {
    const middle = middleOf(plan, column);
    if (column !== last && end - middle < apartPx) return false;
    if (middle - before < apartPx) return false;
    before = middle;
    return true;
  });
}

/** A column with a round top; flatter where it is lower than its radius. */
export function columnShape(plan: PlotPlan, column: number, heightPx: number): string {
  const { bar, height } = plan;
  const x = middleOf(plan, column) - bar / 2;
  const radius = bar / 2;
  const rise = Math.min(radius, heightPx);
  return `M${x} ${height}v${-(heightPx - rise)}a${radius} ${rise} 0 0 1 ${bar} 0v${heightPx - rise}z`;
}
